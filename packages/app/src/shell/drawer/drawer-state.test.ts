import { expect, test } from 'vitest'
import { isDrawerPress } from './drawer-state.ts'

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each([
  ['b', { ctrlKey: true }, true],
  ['B', { metaKey: true }, true],
  ['b', {}, false],
  ['b', { ctrlKey: true, metaKey: true }, false],
  ['b', { ctrlKey: true, shiftKey: true }, false],
  ['b', { ctrlKey: true, altKey: true }, false],
  ['k', { ctrlKey: true }, false],
])('%s with %o: %j', (key, keys, expected) => {
  expect(isDrawerPress({ key, ...none, ...keys })).toBe(expected)
})
