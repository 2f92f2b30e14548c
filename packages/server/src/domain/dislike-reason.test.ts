import { expect, test } from 'vitest'
import { type DislikeReason, reasonOf } from './dislike-reason.ts'

const given: DislikeReason = { choices: ['out_of_date'], text: 'The fee is from 2023.' }
const saying = (text: string): DislikeReason => ({ choices: [], text })

test.each<[string, 0 | 1 | 2, DislikeReason | null | undefined, DislikeReason | null | undefined]>([
  ['a dislike has the one that is given', 2, given, given],
  ['a dislike without one keeps what was given before', 2, undefined, undefined],
  ['a dislike can lose it', 2, null, null],
  ['a like has none', 1, given, null],
  ['a like deletes what was given before', 1, undefined, null],
  ['no rating has none', 0, given, null],
  ['no rating deletes what was given before', 0, undefined, null],
  ['choices alone are one', 2, { ...given, text: '' }, { ...given, text: '' }],
  ['text alone is one', 2, saying('Too long'), saying('Too long')],
  ['nothing is none', 2, saying(''), null],
  ['white space is none', 2, saying(' \n '), null],
  ['what cannot be seen is none', 2, saying('\u200b\u2060'), null],
  ['text is one line', 2, saying(' Too\nlong\u0000\u202e '), saying('Too long')],
])('%s', (_, rating, reason, kept) => {
  expect(reasonOf(rating, reason)).toEqual(kept)
})
