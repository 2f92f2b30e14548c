import type { ParsedQuestion } from './parse-question.ts'

/** Says that a high return and safety do not go together. */
export const SAFE_RETURNS_GUIDE = {
  slug: 'risk-management',
  aspects: ['risk', 'why'],
  least: 1,
  most: 1,
} as const

const WHICH =
  /什么|哪|啥|有没有|有木有|推荐|求|\b(?:which|what|whats|any|best|is there|are there|recommend)\b/i
const RETURN =
  /回报|收益|年化|利息|赚钱|赚的|涨得|\b(?:returns?|yields?|ap[ry]|profits?|interest|gains|money)\b/i
const HIGH = /高|大|多|赚钱|\b(?:high\w*|good|best|big|most|make|making)\b/i
const SAFE =
  /又(?:能|很|要)?[稳安]|稳[赚赢定当稳]|[也还且]安全|没风险|无风险|零风险|低风险|不亏|不会亏|保本|\b(?:(?:and|but|also|with|while) (?:is |its |be |being |still |are )?(?:safe|low[- ]risk|no risk|stable)|safe(?:ly)? (?:and|but|with)|risk[- ]free|no risk|without (?:any )?risk|guaranteed?|cant lose|can['’]t lose)\b/i
/** Of one offer or place it is asked whether that is safe, and of a sum what it comes to. */
const OTHER = /安全吗|靠谱|稳定币|怎么运作|\d|钱包|交易所|\b(?:wallets?|exchanges?|stablecoins?)\b/i

/** Whether a question looks for what pays much and carries no risk. */
export function wantsSafeReturns({ text }: ParsedQuestion): boolean {
  const parts = [WHICH, RETURN, HIGH, SAFE]
  return parts.every((part) => part.test(text)) && !OTHER.test(text)
}
