import { expect, test } from 'vitest'
import { tooLong } from './dislike-text.ts'

test.each([
  [0, null],
  [1, null],
  [499, null],
  [500, null],
  [501, { count: 501, max: 500 }],
])('a reason of %d code points is too long: %o', (count, lengths) => {
  for (const one of ['a', '贵', '🚀']) expect(tooLong(one.repeat(count))).toEqual(lengths)
})
