import type { ParsedQuestion } from './parse-question.ts'

/** Explains what to do; whether one has lost its peg, only its price now tells. */
export const PEG_GUIDE = { slug: 'stable-depeg', aspects: ['trouble'], least: 1, most: 1 } as const

/** The entries on coins that are to keep a peg, and on their kind. */
const STABLECOINS: ReadonlySet<string> = new Set(
  'dai-usds stable-depeg stablecoins synthetic-dollars tether-usdt usdc'.split(' '),
)
const PEG = /\bde-?peg\w*|\bpeg(?:s|ged)?\b|脱锚|脱钩|锚定/i
const YES_OR_NO =
  /^\W*(?:(?:and|so|but) )?(?:is|are|does|do|did|has|have|was)\b|吗|没有|有没|是否|是不是/i
/** What was once, may be, or should be done. */
const OTHER =
  /\b(?:ever|histor\w*|before|20\d\d|how|why|when|what|if|could|would|will|mean)\b|曾|过吗|过没|历史|以前|20\d\d\s?年|会|能|怎么|怎样|如何|为什么|什么|如果/i

/** Whether a question asks if a stablecoin is at its peg now. */
export function asksOfPeg({ text, mentions }: ParsedQuestion): boolean {
  const isOfStablecoin = mentions.some(({ slug }) => STABLECOINS.has(slug))
  return isOfStablecoin && PEG.test(text) && YES_OR_NO.test(text) && !OTHER.test(text)
}
