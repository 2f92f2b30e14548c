import { writeFileSync } from 'node:fs'
import { learnedWeights } from '../packages/server/src/adapters/answer-engine/urgent/learned/train.ts'

/** Run it after a change of the sentences, rules or word groups of urgent questions. */
const file = '../packages/server/src/adapters/answer-engine/urgent/learned/weights.txt'
const weights = learnedWeights()
writeFileSync(new URL(file, import.meta.url), weights)
console.log(
  `Wrote ${weights.split('\n').length - 1} weights, ${Math.round(weights.length / 1000)} kB.`,
)
