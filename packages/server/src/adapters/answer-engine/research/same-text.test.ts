import { describe, expect, it } from 'vitest'
import { FEWEST_SHINGLES, isSameText, SAME_TEXT, shinglesOf } from './same-text.ts'

const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `word${letters(from + at)}`).join(' ')
const characters = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from }, (_, at) => 0x4e00 + from + at))
const letters = (number: number) =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

const alike = (one: string, other: string) => isSameText(shinglesOf(one), shinglesOf(other))

describe('isSameText', () => {
  // 20 shingles, of which the other text has 16 at the threshold.
  it.each([
    ['above it in English', words(0, 23), `${words(0, 20)} ${words(50, 53)}`, true],
    ['at it in English', words(0, 23), `${words(0, 19)} ${words(50, 54)}`, true],
    ['below it in English', words(0, 23), `${words(0, 18)} ${words(50, 55)}`, false],
    ['above it in Chinese', characters(0, 24), characters(0, 21) + characters(50, 53), true],
    ['at it in Chinese', characters(0, 24), characters(0, 20) + characters(50, 54), true],
    ['below it in Chinese', characters(0, 24), characters(0, 19) + characters(50, 55), false],
  ])(`%s (${SAME_TEXT})`, (_case, one, other, isSame) => {
    expect(alike(one, other)).toBe(isSame)
    expect(alike(other, one)).toBe(isSame)
  })

  const text =
    'Spot bitcoin ETFs took in 500 million dollars on Thursday, the most in a month, as funds of all issuers grew.'
  it.each([
    ['like it', text, true],
    ['with other marks and capitals', text.toUpperCase().replaceAll(',', ' –'), true],
    ['cut off earlier', text.slice(0, 92), true],
    ['within a longer text', `By our reporter. ${text} More on this tomorrow.`, true],
    ['with another number', text.replace('500', '300'), false],
    ['of other words', words(0, 30), false],
  ])('a text and one %s are the same: %3$s', (_case, other, isSame) => {
    expect(alike(text, other)).toBe(isSame)
  })

  it.each([
    ['a short sentence', 'Bitcoin rose on Thursday.', false],
    ['one shingle less than needed', words(0, FEWEST_SHINGLES + 2), false],
    ['as many shingles as needed', words(0, FEWEST_SHINGLES + 3), true],
    ['nothing', '', false],
    [
      'a Chinese text',
      '周四比特币现货基金流入五亿美元，为一个月以来最多，各家基金均有增长。',
      true,
    ],
  ])('%s, twice, counts as the same text: %3$s', (_case, each, isSame) => {
    expect(alike(each, each)).toBe(isSame)
  })
})
