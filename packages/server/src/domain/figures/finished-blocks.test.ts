import { expect, it } from 'vitest'
import { endOfFinishedBlocks } from './finished-blocks.ts'

it.each([
  ['', ''],
  ['One line', ''],
  ['One line\n', ''],
  ['One block.\n\n', 'One block.\n\n'],
  ['One block.\n\nAnother that is being wri', 'One block.\n\n'],
  ['One.\n\nTwo.\n\n- a', 'One.\n\nTwo.\n\n'],
  ['One.\n\n```js\na\n\nb', 'One.\n\n'],
  ['```\na\n\nb\n```\n\nOne', '```\na\n\nb\n```\n\n'],
  ['~~~\n\n', ''],
])('of %j it is the end of %j', (text, finished) => {
  expect(text.slice(0, endOfFinishedBlocks(text))).toBe(finished)
})
