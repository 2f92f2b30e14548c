import { expect, test } from 'vitest'
import { questionText } from './question-text.ts'

test.each(['', ' ', '\n\t', '\u3000', '\0'])('%j is no question', (text) => {
  expect(() => questionText(text)).toThrow('error.emptyQuestion')
})

test.each([
  ['a', 1],
  ['a', 1999],
  ['a', 2000],
  ['币', 2000],
  ['🪙', 2000],
])('%s, %i times, is accepted', (character, count) => {
  expect(questionText(character.repeat(count))).toBe(character.repeat(count))
})

test.each(['a', '币', '🪙'])('2001 times %s is too long', (character) => {
  expect(() => questionText(character.repeat(2001))).toThrow('error.questionTooLong')
})

test('what no database holds is left out', () => {
  expect(questionText('is \0gas\0 a \ud83e fee?')).toBe('is gas a \ufffd fee?')
})

test('the space around a question is not kept, the space inside is', () => {
  expect(questionText('  what\n  is gas?\n')).toBe('what\n  is gas?')
})
