import { expect, test } from 'vitest'
import { nextTheme } from './theme.ts'

test.each([
  ['light', false, 'dark'],
  ['dark', false, 'light'],
  ['theme-pro', false, 'light'],
  ['light', true, 'dark'],
  ['dark', true, 'theme-pro'],
  ['theme-pro', true, 'light'],
] as const)('after %s (member: %s) comes %s', (current, member, next) => {
  expect(nextTheme(current, member)).toBe(next)
})
