import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  codePoints,
  DISLIKE_TEXT_MAX,
  EMAIL_MAX,
  EMAIL_PATTERN,
  isEmail,
  loginCode,
  QUESTION_MAX,
  USER_NAME_MAX,
} from './limits.ts'

const contract = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')

/** What the contract says right below the first line of that name. */
function saysOf(name: string): string {
  const lines = contract.split('\n')
  const first = lines.findIndex((line) => line.trim() === `${name}:`)
  return lines.slice(first + 1, first + 5).join('\n')
}

describe('the limits', () => {
  it('are those of the contract', () => {
    expect(saysOf('Email')).toContain(`pattern: ${EMAIL_PATTERN.source}`)
    expect(saysOf('Email')).toContain(`maxLength: ${EMAIL_MAX}\n`)
    expect(saysOf('question')).toContain(`maxLength: ${QUESTION_MAX}\n`)
    expect(contract).toContain(`Up to ${DISLIKE_TEXT_MAX} Unicode code points; stored as one line`)
    expect(saysOf('user_name')).toContain(`1 to ${USER_NAME_MAX} code points`)
  })
})

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
