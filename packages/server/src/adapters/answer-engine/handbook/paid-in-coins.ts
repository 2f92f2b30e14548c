import type { ParsedQuestion } from './parse-question.ts'

/** Says what to mind when others pay in coins. */
export const PAY_GUIDE = {
  slug: 'crypto-cards-and-payments',
  aspects: ['risk', 'steps'],
  least: 1,
  most: 1,
} as const

const PAYS_ME =
  /\b(?:pays?|paid|paying) (?:me|us|my (?:\w+ )?(?:salary|wages?|pay|invoices?))\b|(?:付|发|给|打)(?:给)?我.{0,8}(?:工资|薪水|薪|尾款|报酬|货款|稿费)|(?:工资|薪水|尾款|报酬|货款|稿费).{0,4}(?:付|发|给|打|结)|付我/i
const COINS =
  /(?<![a-z])(?:u|usdt|usdc|btc|eth|bitcoins?|crypto\w*|stablecoins?|coins?|ether\w*)(?![a-z])|比特币|以太坊|虚拟币|数字货币|稳定币|加密/i
/** Taxes and wages that the asker pays have answers of their own, and so has what an investment pays. */
const OTHER =
  /\btax|税|员工|\b(?:employees?|staff|stak\w+|interest|yield|back|stolen|mining|miners?)\b|质押|利息|收益|挖矿|还我/i

/** Whether somebody is to be paid in coins by others. */
export function isPaidInCoins({ text }: ParsedQuestion): boolean {
  return PAYS_ME.test(text) && COINS.test(text) && !OTHER.test(text)
}
