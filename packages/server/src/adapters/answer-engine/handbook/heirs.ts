import { isBereaved } from '../bereaved.ts'
import { isTelling } from './names.ts'
import type { ParsedQuestion } from './parse-question.ts'

/** What the heirs of a dead person do first. */
export const HEIRS_GUIDE = {
  slug: 'inheritance',
  aspects: ['trouble'],
  least: 1,
  most: 1,
} as const

const LEFT =
  /\b(?:wallets?|ledger|trezor|metamask|exodus|phantom|coinbase|binance|crypto|coins?|bitcoins?|btc|eth|usdt|seed|phrase|pin|keys?|accounts?)\b|钱包|币|私钥|助记词|交易所|账[户号]|币安|欧易|小狐狸/i
/** What is owed on it has an answer of its own. */
const OTHER = /\btax|税/i

/** Whether a question is how to come by the coins of a relative who has died. */
export function asksOfHeirs({ text, mentions }: ParsedQuestion): boolean {
  return isBereaved(text) && !OTHER.test(text) && (LEFT.test(text) || mentions.some(isTelling))
}
