import { describe, expect, it } from 'vitest'
import { configuredEngine } from './ask.ts'
import { readKept } from './kept.ts'
import { readQuestions, SETS } from './questions.ts'
import { runSet } from './run.ts'
import { MOST, type Rates, type Score, scoresOf } from './scores.ts'
import { askWithheld } from './withheld.ts'

const kept = readKept()

describe.each(SETS)('the handbook asked the %s questions', async (set) => {
  const { byKind, rates } = scoresOf(await runSet(await configuredEngine({}), set))

  it.each(Object.entries(kept[set].passed))(
    'answers %s no worse than it did (%i)',
    (kind, passed) => {
      expect(byKind.get(kind)?.passed).toBeGreaterThanOrEqual(passed)
    },
  )

  it.each(Object.entries(kept[set].counted))(
    'has %s no more often than it had (%i)',
    (rate, had) => {
      expect(rates[rate as keyof Rates].passed).toBeLessThanOrEqual(had)
    },
  )

  // What the newest ones have too much of is said in docs/quality.md.
  const limits = set === 'newest' ? [] : Object.entries(MOST)
  it.each(limits)('has %s in at most %i %% of the questions', (rate, most) => {
    const { passed, of } = rates[rate as keyof Rates]
    expect((100 * passed) / of).toBeLessThanOrEqual(most)
  })
})

describe('the handbook asked what is taken out of it', async () => {
  const scores = await askWithheld()
  const shareOf = ({ passed, of }: Score) => (100 * passed) / of

  // In points; a section that is split, or one that is added, moves a few questions.
  const SLACK = 1

  it.each([
    ['en', 'entry'],
    ['en', 'section'],
    ['zh', 'entry'],
    ['zh', 'section'],
  ] as const)('finds no fewer in %s by the right %s', (language, what) => {
    const reached = shareOf(scores[language][what])
    expect(reached).toBeGreaterThanOrEqual(shareOf(kept.withheld[language][what]) - SLACK)
  })

  it('is asked enough of it, in both languages', () => {
    expect(scores.en.entry.of).toBeGreaterThan(400)
    expect(scores.zh.entry.of).toBeGreaterThan(400)
  })
})

describe('the questions', () => {
  it('are enough, a third of them not looked at, each asked once', () => {
    const all = SETS.flatMap(readQuestions)
    expect(all.length).toBeGreaterThanOrEqual(400)
    expect(readQuestions('tuned').length / all.length).toBeLessThan(0.7)
    const asked = all.map(({ ask, after }) => [...after, ask].join('\n'))
    expect(asked.length - new Set(asked).size).toBe(0)
  })
})
