import { languageOf } from '@coinquiry/server/testing'
import { describe, expect, it } from 'vitest'
import { readDataQuestions } from './questions.ts'
import { dataScores, readKeptData } from './report.ts'
import { runData } from './run.ts'

describe('an engine without a model, asked for data', async () => {
  const scores = dataScores(await runData())

  it.each(Object.entries(readKeptData()))(
    'answers %s no worse than it did (%i)',
    (kind, passed) => {
      expect(scores[kind]?.passed).toBeGreaterThanOrEqual(passed)
    },
  )

  it('is asked enough in both languages, nothing twice', () => {
    const questions = readDataQuestions()
    const chinese = questions.filter(({ ask }) => languageOf(ask) === 'zh')
    expect(questions.length).toBeGreaterThanOrEqual(150)
    expect(Math.min(chinese.length, questions.length - chinese.length)).toBeGreaterThan(75)
    const asked = questions.map(({ ask, after }) => [...after, ask].join('\n'))
    expect(new Set(asked).size).toBe(asked.length)
  })
})
