import { expect, test } from 'vitest'
import { found, readable } from './topic-search.ts'

const LONG = 200_000

test('an excerpt ends on both sides with a whole word', () => {
  const around = `${'far '.repeat(20)}unbroken ${'x '.repeat(17)}gas ${'y '.repeat(19)}unbroken far`
  const shown = `${'x '.repeat(17)}gas ${'y '.repeat(19)}un`
  expect(found(around, 'GAS')?.excerpt).toBe(`…unbroken ${shown}broken…`)
  expect(found('gas', 'gas')).toEqual({ excerpt: 'gas', ranges: [[0, 3]] })
  expect(found('gas', 'gold')).toBeNull()
})

// A pattern that tries each place and each length would take hours.
test('a word and a space of any length are read once', () => {
  const word = 'a'.repeat(LONG)
  expect(found(`${word} ${'-'.repeat(LONG)} gas`, 'gas')?.excerpt).toBe(`…${'-'.repeat(39)} gas`)
  expect(readable(`a${' '.repeat(LONG)}[ [1]`)).toBe('a [')
})
