import { LOGIN_CODE_LENGTH } from '@coinquiry/api-client/limits'
import { expect, it } from 'vitest'
import { drawCode, judgeTry, normalCode } from './login-code.ts'

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
