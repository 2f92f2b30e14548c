import { describe, expect, it } from 'vitest'
import { codePoints, isEmail, loginCode } from './limits.ts'

describe('codePoints', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['比特币', 3],
    ['𠮷', 1],
    ['🚀🚀', 2],
  ])('counts %j as %s', (text, count) => {
    expect(codePoints(text)).toBe(count)
  })
})

describe('isEmail', () => {
  it.each(['a@b.c', 'ada.byron+coins@example.org', 'a_b-c@x-y.co.uk', `${'a'.repeat(250)}@b.c`])(
    'accepts %s',
    (text) => expect(isEmail(text)).toBe(true),
  )

  it.each([
    '',
    'a',
    'a@b',
    '@b.c',
    'a@.c',
    'a@b.',
    'a b@c.d',
    'a@b.c ',
    '李@b.c',
    `${'a'.repeat(251)}@b.c`,
  ])('rejects %j', (text) => expect(isEmail(text)).toBe(false))
})

describe('loginCode', () => {
  it.each([
    ['ABC234', 'ABC234'],
    ['abc234', 'abc234'],
    [' AB C2\t34\n', 'ABC234'],
    ['ABC23', null],
    ['ABC2345', null],
    ['ABC-34', null],
    ['', null],
  ])('reads %j as %s', (pasted, code) => {
    expect(loginCode(pasted)).toBe(code)
  })
})
