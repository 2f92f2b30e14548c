import { expect, it } from 'vitest'
import { nextAnnouncement } from './announcement.ts'

it.each([
  ['', 0, false, null],
  ['Half a', 0, false, null],
  ['One. Half', 0, false, { sentences: 'One.', end: 4 }],
  ['One. Two! Half', 0, false, { sentences: 'One. Two!', end: 9 }],
  ['One. Half', 4, false, null],
  ['One. Half', 4, true, { sentences: 'Half', end: 9 }],
  ['One.', 4, true, null],
  ['Costs 3.50 and', 0, false, null],
  ['One:\n1. Half', 0, false, { sentences: 'One:', end: 5 }],
  ['One:\n1. Half', 5, false, null],
  ['减半。接着', 0, false, { sentences: '减半。', end: 3 }],
])('%j from %d, done %j', (text, from, done, expected) => {
  expect(nextAnnouncement(text, from, done)).toEqual(expected)
})
