import { ALWAYS, KINDS, type WeightOf, type Weights } from './model.ts'

/** Weights are kept as whole multiples of this. */
const UNIT = 0.1
/** What weighs fewer units decides nothing, and is most of the weights. */
const LEAST = 5

/** A line for each feature: its name, a tab, and a letter and a number for each kind it weighs for. */
export function writeWeights(weights: Weights): string {
  const lines = [...weights].flatMap(([feature, exact]) => {
    const least = feature === ALWAYS ? 0 : LEAST
    const kept = Array.from(exact, (weight, kind) => {
      const units = Math.round(weight / UNIT)
      return Math.abs(units) < least ? '' : `${letterOf(kind)}${units}`
    }).join('')
    return kept === '' ? [] : [`${feature}\t${kept}`]
  })
  return `${lines.sort().join('\n')}\n`
}

/** A weight is read when it is first asked for: few of them ever are, and a start need not wait for all. */
export function readWeights(text: string): WeightOf {
  const kinds = new Map(KINDS.map((_, kind) => [letterOf(kind), kind]))
  const lines = text.trimEnd().split('\n')
  const written = new Map(lines.map((line) => line.split('\t') as [feature: string, kept: string]))
  const read = new Map<string, Float64Array>()
  return {
    get(feature) {
      const kept = written.get(feature)
      if (kept === undefined) return
      let weights = read.get(feature)
      if (!weights) {
        weights = new Float64Array(KINDS.length)
        for (const [, letter = '', units] of kept.matchAll(/([a-z])(-?\d+)/g)) {
          weights[kinds.get(letter) ?? 0] = Number(units) * UNIT
        }
        read.set(feature, weights)
      }
      return weights
    },
  }
}

function letterOf(kind: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + kind)
}
