import { expect, test } from 'vitest'
import { withRow } from './note.ts'

const text = '# A\n\n| x |\n| --- |\n| 1 |\n\nText.\n\n## B\n\n| y |\n| --- |\n'

test.each([
  ['# A', '# A\n\n| x |\n| --- |\n| 1 |\n| 2 | 3 |\n\nText.\n\n## B\n\n| y |\n| --- |\n'],
  ['## B', `${text}| 2 | 3 |\n`],
])('a row under %j stands at the end of its table', (heading, expected) => {
  expect(withRow(text, heading, ['2', '3'])).toBe(expected)
})

test('a heading without a table is an error', () => {
  expect(() => withRow(text, '## C', [])).toThrow('## C')
})
