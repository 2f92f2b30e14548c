import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

it.each([
  ['mei@example.org', 'mei@example.org'],
  ['Mei@Example.org', 'mei@example.org'],
  ['mei+news@example.org', 'mei@example.org'],
  ['mei+a+b@example.org', 'mei@example.org'],
  ['m.e.i@example.org', 'm.e.i@example.org'],
  ['M.e.i+x@gmail.com', 'mei@gmail.com'],
  ['mei@googlemail.com', 'mei@gmail.com'],
  ['m.ei@mail.gmail.com', 'm.ei@mail.gmail.com'],
  ['+news@example.org', '+news@example.org'],
])('%s is read in %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
