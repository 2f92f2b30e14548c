import { describe, expect, it } from 'vitest'
import { configuredEngine } from './ask.ts'
import { readKept } from './kept.ts'
import { readQuestions, SETS } from './questions.ts'
import { runSet } from './run.ts'
import { type Rates, scoresOf } from './scores.ts'

/** Of 100. */
const MOST: Readonly<Record<keyof Rates, number>> = {
  wronglyDeclined: 1,
  wrongEntry: 5,
  wronglyUnknown: 5,
  wronglyAnswered: 2,
}

const kept = readKept()

describe.each(SETS)('the handbook asked the %s questions', async (set) => {
  const { byKind, rates } = scoresOf(await runSet(configuredEngine({}), set))

  it.each(Object.entries(kept[set]))('answers %s no worse than it did (%i)', (kind, passed) => {
    expect(byKind.get(kind)?.passed).toBeGreaterThanOrEqual(passed)
  })

  it.each(Object.entries(MOST))('keeps the rate of %s under %i %%', (rate, most) => {
    const { passed, of } = rates[rate as keyof Rates]
    expect((100 * passed) / of).toBeLessThanOrEqual(most)
  })
})

describe('the questions', () => {
  it('are enough, a third of them untouched, each asked once', () => {
    const [tuned, untouched] = [readQuestions('tuned'), readQuestions('untouched')]
    expect(tuned.length + untouched.length).toBeGreaterThanOrEqual(400)
    expect(untouched.length / (tuned.length + untouched.length)).toBeGreaterThan(0.3)
    const asked = [...tuned, ...untouched].map(({ ask, after }) => [...after, ask].join('\n'))
    expect(asked.length - new Set(asked).size).toBe(0)
  })
})
