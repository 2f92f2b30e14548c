import { passagesOf } from '../phrases.ts'
import { kindByRules } from '../rules.ts'
import { harmlessSentences, urgentSentences } from '../sentences/sentences.ts'
import { featuresOf } from './features.ts'
import { ALWAYS, KINDS, probabilitiesBy, shareOf, type Weights } from './model.ts'
import { writeWeights } from './weights.ts'

interface Example {
  readonly features: readonly string[]
  /** Its place in `KINDS`. */
  readonly kind: number
}

const ROUNDS = 20
const STEP = 0.3
/** Pulls weights to nothing that only few examples need. */
const PULL = 1e-3
/** What fewer examples have proves nothing. */
const LEAST_EXAMPLES = 3

/** The file of weights as the sentences give it: the same sentences, the same file. */
export function learnedWeights(): string {
  const sentences = (['zh', 'en'] as const).flatMap((language) => [
    ...urgentSentences(language, 'tuned'),
    ...harmlessSentences(language, 'tuned'),
  ])
  const examples = sentences.map(({ text, kind }) => {
    const passage = passagesOf(text).join(' ')
    const features = featuresOf(passage, kindByRules(passage))
    return { features, kind: KINDS.indexOf(kind) }
  })
  return writeWeights(train(examples))
}

/** Multinomial logistic regression by AdaGrad. */
function train(examples: readonly Example[]): Weights {
  const weights = new Map<string, Learned>()
  for (const feature of frequentFeatures(examples)) weights.set(feature, new Learned())
  const always = new Learned()
  const next = randomNumbers()
  const tasks = examples.map(({ features, kind }) => {
    const known = features.map((feature) => weights.get(feature)).filter((one) => one != null)
    return { known, values: known.map(({ values }) => values), share: shareOf(features), kind }
  })
  for (let round = 0; round < ROUNDS; round++) {
    for (const { known, values, share, kind } of shuffled(tasks, next)) {
      const errors = probabilitiesBy(values, share, always.values)
      errors[kind] = (errors[kind] ?? 0) - 1
      // After half of the rounds, a sentence that is still taken for another kind counts three times.
      const times = round >= ROUNDS / 2 && (errors[kind] ?? 0) < -0.4 ? 3 : 1
      for (let time = 0; time < times; time++) {
        always.adjust(errors, 1, 0)
        for (const weight of known) weight.adjust(errors, share, PULL)
      }
    }
  }
  const learned = new Map([...weights].map(([feature, { values }]) => [feature, values]))
  return learned.set(ALWAYS, always.values)
}

class Learned {
  readonly values = new Float64Array(KINDS.length)
  readonly #squares = new Float64Array(KINDS.length).fill(1e-6)

  adjust(errors: readonly number[], share: number, pull: number): void {
    for (let kind = 0; kind < errors.length; kind++) {
      const error = errors[kind] ?? 0
      if (Math.abs(error) < 1e-4) continue
      const value = this.values[kind] ?? 0
      const slope = error * share + pull * value
      const sum = (this.#squares[kind] ?? 0) + slope * slope
      this.#squares[kind] = sum
      this.values[kind] = value - (STEP * slope) / Math.sqrt(sum)
    }
  }
}

function frequentFeatures(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>()
  for (const feature of examples.flatMap(({ features }) => features)) {
    counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count >= LEAST_EXAMPLES).map(([feature]) => feature)
}

function shuffled<T>(all: readonly T[], next: () => number): T[] {
  return all
    .map((one) => ({ one, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

/** Numbers from 0 to 1 that are the same each time (Lehmer's generator). */
function randomNumbers(): () => number {
  let state = 7
  return () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
}
