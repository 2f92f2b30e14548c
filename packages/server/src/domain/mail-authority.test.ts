import { expect, it } from 'vitest'
import { isMailAuthority } from './mail-authority.ts'

it.each([
  ['google', 'mei@gmail.com', null, true],
  ['google', 'Mei@GMAIL.com', null, true],
  ['google', 'mei@googlemail.com', null, true],
  ['google', 'mei@example.org', 'example.org', true],
  ['google', 'mei@Example.org', 'EXAMPLE.ORG', true],
  ['google', 'mei@example.org', null, false],
  ['google', 'mei@example.org', '', false],
  ['google', 'mei@example.org', 'example.net', false],
  ['google', 'mei@mail.example.org', 'example.org', false],
  ['google', 'mei@gmail.com.example.org', null, false],
  ['google', 'mei@notgmail.com', null, false],
  ['google', '"mei@gmail.com"@example.org', null, false],
  ['google', 'mei@icloud.com', null, false],
  ['apple', 'mei@icloud.com', null, true],
  ['apple', 'mei@me.com', null, true],
  ['apple', 'mei@mac.com', null, true],
  ['apple', 'x1@privaterelay.appleid.com', null, true],
  ['apple', 'mei@gmail.com', null, false],
  ['apple', 'mei@example.org', null, false],
] as const)('%s for %s, hosted %s: %s', (provider, email, hosted, isAuthority) => {
  expect(isMailAuthority(provider, email, hosted)).toBe(isAuthority)
})
