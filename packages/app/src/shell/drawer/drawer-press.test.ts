import { expect, test } from 'vitest'
import { isDrawerPress } from './drawer-press.ts'

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each([
  ['b', { ctrlKey: true }, true],
  ['B', { ctrlKey: true }, true],
  ['b', { metaKey: true }, false],
  ['b', {}, false],
  ['b', { ctrlKey: true, metaKey: true }, false],
  ['b', { ctrlKey: true, shiftKey: true }, false],
  ['b', { ctrlKey: true, altKey: true }, false],
  ['k', { ctrlKey: true }, false],
])('%s with %o: %j', (key, keys, expected) => {
  expect(isDrawerPress({ key, ...none, ...keys })).toBe(expected)
})
