import { expect, test } from 'vitest'
import { withQuote } from './quote-selection.tsx'

test('a quotation of several lines is marked line by line', () => {
  expect(withQuote('', 'One.\n\n- Two\n')).toBe('> One.\n>\n> - Two\n\n')
})

test('the bare mark of an item that follows is left out', () => {
  expect(withQuote('', 'One.\n\n-')).toBe('> One.\n\n')
  expect(withQuote('', 'One.\n\n2. ')).toBe('> One.\n\n')
})

test('what was written stays before it', () => {
  expect(withQuote('And this?\n', '质押')).toBe('And this?\n\n> 质押\n\n')
})
