import { URGENT_KINDS, type UrgentKind } from '../rules.ts'

/** What a feature says for and against each of `KINDS`. */
type Weight = ArrayLike<number>
export type Weights = ReadonlyMap<string, Weight>
/** Gives the weight of a feature, of those that have one. */
export type WeightOf = Pick<Weights, 'get'>

export const KINDS: readonly (UrgentKind | null)[] = [null, ...URGENT_KINDS]

/** The entry of the weights that counts for every passage. */
export const ALWAYS = ''

/** How probable each of `KINDS` is for a passage with these features; together they are 1. */
export function probabilities(features: readonly string[], weights: WeightOf): number[] {
  const known = features.map((feature) => weights.get(feature)).filter((weight) => weight != null)
  return probabilitiesBy(known, shareOf(features), weights.get(ALWAYS) ?? [])
}

/** The part that each feature has in the scores: a long passage must not be surer for its length. */
export function shareOf(features: readonly string[]): number {
  return 1 / Math.sqrt(features.length)
}

export function probabilitiesBy(
  weights: readonly Weight[],
  share: number,
  always: Weight,
): number[] {
  const scores = KINDS.map((_, kind) => {
    let sum = 0
    for (const weight of weights) sum += weight[kind] ?? 0
    return Math.exp(sum * share + (always[kind] ?? 0))
  })
  const total = scores.reduce((sum, score) => sum + score, 0)
  return scores.map((score) => score / total)
}
