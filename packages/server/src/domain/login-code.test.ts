import { LOGIN_CODE_LENGTH } from '@coinquiry/api-client/limits'
import { expect, it } from 'vitest'
import {
  ALL_TRIES,
  drawCode,
  judgeOtherTry,
  judgeTry,
  NETWORK_TRIES,
  normalCode,
  OTHER_CODES,
  TRIES,
} from './login-code.ts'

it('draws six letters and digits without look-alikes', () => {
  const seen = new Set<string>()
  for (let n = 0; n < 31; n++) for (const letter of drawCode(() => n)) seen.add(letter)
  expect([...seen].join('')).toMatch(/^[A-HJKMNP-Z2-9]{31}$/)
  expect(drawCode(() => 0)).toHaveLength(LOGIN_CODE_LENGTH)
})

it.each([
  ['K7M2QX', 'K7M2QX'],
  ['k7m2qx', 'K7M2QX'],
  [' K7M 2QX\n', 'K7M2QX'],
  ['K7M\u30002QX', 'K7M2QX'],
  ['', ''],
])('reads %j as %j', (typed, code) => {
  expect(normalCode(typed)).toBe(code)
})

const code = (id: string, tries: number, matches = false) => ({ id, tries, matches })

it.each([
  { what: 'no live code', live: [], verdict: { kind: 'refused', countedOn: null } },
  { what: 'a match', live: [code('a', 0, true)], verdict: { kind: 'accepted', id: 'a' } },
  { what: 'no match', live: [code('a', 0)], verdict: { kind: 'refused', countedOn: 'a' } },
  {
    what: 'a match after 4 tries',
    live: [code('a', 4, true)],
    verdict: { kind: 'accepted', id: 'a' },
  },
  {
    what: 'a match after 5 tries',
    live: [code('a', 5, true)],
    verdict: { kind: 'refused', countedOn: 'a' },
  },
  {
    what: 'a match of the older code',
    live: [code('a', 0, true), code('b', 0)],
    verdict: { kind: 'accepted', id: 'a' },
  },
  {
    what: 'no match among two',
    live: [code('a', 0), code('b', 0)],
    verdict: { kind: 'refused', countedOn: 'b' },
  },
  {
    what: 'a match after 4 tries over two codes',
    live: [code('a', 3), code('b', 1, true)],
    verdict: { kind: 'accepted', id: 'b' },
  },
  {
    what: 'a match after 5 tries over two codes',
    live: [code('a', 4), code('b', 1, true)],
    verdict: { kind: 'refused', countedOn: 'b' },
  },
])('$what: $verdict.kind', ({ live, verdict }) => {
  expect(judgeTry(live)).toEqual(verdict)
})

const other = (id: string, what: 'near' | 'known' | '' = '', matches = false) => ({
  ...{ id, matches, isNear: what === 'near', isKnown: what === 'known' },
})
const refusedTry = { kind: 'refused', isCounted: true }

it.each([
  { alike: 0, all: 0, isIn: true },
  { alike: 1, all: 1, isIn: true },
  { alike: 4, all: 4, isIn: true },
  { alike: 5, all: 5, isIn: false },
  { alike: 6, all: 6, isIn: false },
  { alike: 0, all: 2599, isIn: true },
  { alike: 0, all: 2600, isIn: false },
  { alike: 0, all: 2601, isIn: false },
])('after $alike wrong tries of a network, $all of all, a right one is in: $isIn', (earlier) => {
  const { isIn, ...tries } = earlier
  const right = judgeOtherTry([other('a', '', true)], tries)
  expect(right.kind === 'accepted').toBe(isIn)
  expect(judgeOtherTry([other('a')], tries)).toEqual({ kind: 'refused', isCounted: isIn })
})

it.each([
  { what: 'no code', live: [], verdict: { kind: 'refused', isCounted: false } },
  {
    what: 'the oldest of three',
    live: [other('a', '', true), other('b'), other('c')],
    verdict: { kind: 'accepted', id: 'a' },
  },
  {
    what: 'the oldest of four',
    live: [other('a', '', true), other('b'), other('c'), other('d')],
    verdict: refusedTry,
  },
  {
    what: 'one asked for nearby among many',
    live: [other('a', 'near', true), ...'bcdefgh'.split('').map((id) => other(id))],
    verdict: { kind: 'accepted', id: 'a' },
  },
  {
    what: 'one of a browser that is known among many',
    live: [other('a', 'known', true), ...'bcdefgh'.split('').map((id) => other(id))],
    verdict: { kind: 'accepted', id: 'a' },
  },
  {
    what: 'one that is known behind three nearby',
    live: [other('a', 'known', true), ...'bcd'.split('').map((id) => other(id, 'near'))],
    verdict: refusedTry,
  },
])('a try of another browser finds $what: $verdict.kind', ({ live, verdict }) => {
  expect(judgeOtherTry(live, { alike: 0, all: 0 })).toEqual(verdict)
})

it('lets nobody guess, by the defaults of the limits of mails', () => {
  const codes = 31 ** 6
  const [mailsOfNetwork, askers] = [5, 20]
  const byNetwork = mailsOfNetwork * TRIES + NETWORK_TRIES * OTHER_CODES
  const byAll = askers * mailsOfNetwork * TRIES + ALL_TRIES * OTHER_CODES
  expect(byNetwork / codes).toBeLessThan(5e-8)
  expect(byAll / codes).toBeLessThan(1e-5)
})
