import { expect, test } from 'vitest'
import { followable, hostOf } from './addresses.ts'

const base = 'https://ask.example.org'

test.each([
  ['/share/1', 'https://ask.example.org/share/1'],
  ['//b.example/x', 'https://b.example/x'],
  ['HTTP://B.example/ü', 'http://b.example/%C3%BC'],
  ['mailto:mei@example.org', 'mailto:mei@example.org'],
  ['', null],
  ['#here', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://', null],
])('%j is followed to %j', (address, link) => {
  expect(followable(address, base)).toBe(link)
})

test.each([
  { length: 2000, isFollowed: true },
  { length: 2001, isFollowed: false },
])('an address of $length characters is followed: $isFollowed', ({ length, isFollowed }) => {
  const address = `${base}/`.padEnd(length, 'x')
  expect(followable(address, base)).toBe(isFollowed ? address : null)
})

test('an address names a host, or none', () => {
  expect(hostOf('https://b.example:8080/x')).toBe('b.example:8080')
  expect(hostOf('mailto:mei@example.org')).toBeNull()
  expect(hostOf('nowhere')).toBeNull()
})
