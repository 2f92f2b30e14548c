import type { ParsedQuestion } from './parse-question.ts'

/** Says who can freeze a stablecoin, and what to do. */
export const FREEZE_GUIDE = {
  slug: 'tether-usdt',
  aspects: ['trouble'],
  least: 1,
  most: 1,
} as const

const FROZEN = /冻结|冻住|被冻|拉黑|黑名单|\bfro(?:ze|zen)\b|\bfreez\w+|\bblack-?list\w*/i
const STABLECOIN = /(?<![a-z])(?:u|usdt|tether)(?![a-z])|泰达/i
/** Banks and exchanges freeze accounts, and that has answers of its own. */
const OTHER =
  /账[户号]|帐[户号]|[银卡行]|微信|支付宝|交易所|币安|欧易|平台|\b(?:account|bank|card|exchange|binance|coinbase|kraken|okx|platform)\b|什么是|原理/i

/** Whether a question is about stablecoins that do not move because their address is frozen. */
export function asksOfFreeze({ text }: ParsedQuestion): boolean {
  return FROZEN.test(text) && STABLECOIN.test(text) && !OTHER.test(text)
}
