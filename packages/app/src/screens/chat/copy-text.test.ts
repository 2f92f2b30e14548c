import { expect, test } from 'vitest'
import { answerMarkdown } from './copy-text.ts'

test('an answer without sources is copied as it is', () => {
  expect(answerMarkdown('It is **so**.', [])).toBe('It is **so**.')
})

test('citations of a copied answer still lead to their sources', () => {
  const sources = [{ index: 2, title: 'The "paper" \\ notes', url: 'https://example.org/a' }]
  expect(answerMarkdown('It is so [2].\n', sources)).toBe(
    'It is so [2].\n\n[2]: <https://example.org/a> "The  paper    notes"\n',
  )
})
