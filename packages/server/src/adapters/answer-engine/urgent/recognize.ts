import { readFileSync } from 'node:fs'
import { hidesFromHeirs, isBereaved } from '../bereaved.ts'
import { simplified } from '../simplified.ts'
import { baitWallet } from './bait-wallets.ts'
import { questioned } from './kinds/authorities.ts'
import { featuresOf } from './learned/features.ts'
import { KINDS, probabilities } from './learned/model.ts'
import { readWeights } from './learned/weights.ts'
import { passagesOf } from './phrases.ts'
import { kindByRules, URGENT_KINDS, type UrgentKind } from './rules.ts'

const WEIGHTS = readWeights(readFileSync(new URL('learned/weights.txt', import.meta.url), 'utf8'))

/** How probable trouble has to be, where the rules see some and where they don't. */
const LEAST_PROBABLE = { byRules: 0.3, alone: 0.6 }

/** And how probable its likeliest kind, where no rule sees one: a little of each kind is none. */
const LEAST_OF_KIND = 0.15

/** What is refused. Who is asked about their own money speaks with the same words. */
const REFUSED: ReadonlySet<UrgentKind> = new Set(['laundering', 'tax-evasion', 'break-in'])

/** Heirs ask with the words of a thief for what is theirs. */
const OF_HEIRS: ReadonlySet<UrgentKind> = new Set(['break-in', 'account-hacked'])

/** What a wallet that is bait is mistaken for: its warning says more. */
const OF_BAIT: ReadonlySet<UrgentKind> = new Set([
  ...(['secret-asked', 'secret-given', 'break-in', 'advance-fee', 'promised-profit'] as const),
])

/** What trouble the text speaks of; null for every other text. */
export function urgentKindOf(question: string): UrgentKind | null {
  const text = simplified(question)
  const isHeir = isBereaved(text)
  const found = passagesOf(text).map((passage) => {
    const kind = kindOf(passage)
    const isMeant = kind !== 'account-hacked' || kindByRules(passage) === kind
    return isHeir && kind && OF_HEIRS.has(kind) && !(isMeant && kind !== 'break-in') ? null : kind
  })
  const kinds = new Set(found)
  if (hidesFromHeirs(text)) kinds.add('break-in')
  return URGENT_KINDS.find((kind) => kinds.has(kind)) ?? null
}

function kindOf(passage: string): UrgentKind | null {
  const byRules = kindByRules(passage)
  const [harmless = 1, ...urgent] = probabilities(featuresOf(passage, byRules), WEIGHTS)
  const least = byRules ? LEAST_PROBABLE.byRules : LEAST_PROBABLE.alone
  if (1 - harmless < least) return null
  const likeliest = Math.max(...urgent)
  if (byRules === null && likeliest < LEAST_OF_KIND) return null
  const kind = KINDS[1 + urgent.indexOf(likeliest)] ?? null
  if (kind && OF_BAIT.has(kind) && baitWallet.isIn(passage)) return null
  const isQuestioned = kind && REFUSED.has(kind) && kind !== byRules && questioned.isIn(passage)
  return isQuestioned ? null : kind
}
