import { checkNumbers } from '@coinquiry/server/testing'
import { FAULTS, type Fault, type FigureSet, readAnswers, type WrittenAnswer } from './answers.ts'

export interface FigureScore {
  readonly answers: number
  readonly planted: Readonly<Record<Fault, { readonly found: number; readonly of: number }>>
  /** Right numbers that were held against sources, and those that were marked all the same. */
  readonly right: { readonly marked: number; readonly of: number }
  /** To be read, in plain words. */
  readonly misses: readonly string[]
}

/** Plants each wrong figure by itself, and looks whether it is found. */
export function scoreFigures(set: FigureSet): FigureScore {
  const planted = Object.fromEntries(FAULTS.map((fault) => [fault, { found: 0, of: 0 }]))
  const misses: string[] = []
  const right = { marked: 0, of: 0 }
  const answers = readAnswers(set)
  for (const answer of answers) {
    const { id, text, backing, wrong } = answer
    const points = [...text]
    for (const { start, end, verdict } of checkNumbers(text, backing)) {
      if (verdict !== 'exempt') right.of += 1
      if (verdict !== 'unfound') continue
      right.marked += 1
      misses.push(`${id}: “${points.slice(start, end).join('')}” is right, and marked`)
    }
    for (const { fault, from, to } of wrong) {
      const score = planted[fault]
      if (!score) continue
      score.of += 1
      if (isFound(answer, from, to)) score.found += 1
      else misses.push(`${id}: “${to}” for “${from}” is not found (${fault})`)
    }
  }
  return { answers: answers.length, planted: planted as FigureScore['planted'], right, misses }
}

function isFound({ text, backing }: WrittenAnswer, from: string, to: string): boolean {
  const [before = '', ...after] = text.split(from)
  const start = [...before].length
  const end = start + [...to].length
  const changed = before + to + after.join(from)
  return checkNumbers(changed, backing).some(
    (number) => number.verdict === 'unfound' && number.start < end && number.end > start,
  )
}

export const total = ({ planted }: FigureScore) => ({
  found: FAULTS.reduce((sum, fault) => sum + planted[fault].found, 0),
  of: FAULTS.reduce((sum, fault) => sum + planted[fault].of, 0),
})
