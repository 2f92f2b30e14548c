import type { ParsedQuestion } from './parse-question.ts'

/** Says what the letter stands for. */
export const U_GUIDE = {
  slug: 'tether-usdt',
  aspects: ['kinds', 'why'],
  least: 1,
  most: 1,
} as const

/** In UTF-16 units; who says more wants more than a name. */
const LONGEST = 24
const U = /(?<![a-z])u(?![a-z盾盘])/i
const OTHER_LATIN = /[a-z]{2}/i
const WHAT =
  /[是指](?:个|的)?(?:什么|啥|多少)|(?:什么|啥)(?:意思|币|玩意|东西)|等于(?:什么|多少|几)|(?:值|合|换)(?:多少|几)/

/** Whether a question in Chinese is what the “U” of other people is. */
export function asksOfU({ text, language }: ParsedQuestion): boolean {
  const isShort = language === 'zh' && text.length <= LONGEST
  return isShort && U.test(text) && WHAT.test(text) && !OTHER_LATIN.test(text)
}
