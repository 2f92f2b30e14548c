import { ALWAYS, KINDS, type Weights } from './model.ts'

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

export function readWeights(text: string): Weights {
  const kinds = new Map(KINDS.map((_, kind) => [letterOf(kind), kind]))
  return new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [feature = '', kept = ''] = line.split('\t')
        const weights = new Float64Array(KINDS.length)
        for (const [, letter = '', units] of kept.matchAll(/([a-z])(-?\d+)/g)) {
          weights[kinds.get(letter) ?? 0] = Number(units) * UNIT
        }
        return [feature, weights]
      }),
  )
}

function letterOf(kind: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + kind)
}
