import { describe, expect, it } from 'vitest'
import { startFakeModel } from '../../fakes/fake-model.ts'
import { calling, instantly, refusing } from '../../fakes/model-scripts.ts'
import type { ResearchReply } from './judges/judge.ts'
import { judgeModelOf, modelJudge } from './model-judge.ts'
import { readResearchQuestions } from './questions.ts'
import { runModel, runScripted } from './run.ts'
import { readKeptResearch, researchScores } from './scores.ts'

const questions = readResearchQuestions()

describe('research over a scripted model and recorded pages', async () => {
  const { judged, strangers } = await runScripted()
  const scores = researchScores(judged)

  it.each(Object.entries(readKeptResearch()))('is no worse than it was: %s', (kind, kept) => {
    const { good, bad, marked } = scores[kind as keyof typeof scores]
    expect(good.passed, 'good answers without a fault').toBeGreaterThanOrEqual(kept.good)
    expect(bad.passed, 'bad answers that are noticed').toBeGreaterThanOrEqual(kept.bad)
    expect(marked.passed, 'bad answers that the product marks').toBeGreaterThanOrEqual(kept.marked)
  })

  it('reads no page that only a page has named', () => {
    const tried = questions.flatMap(({ bad }) => bad.flatMap(({ opens }) => opens ?? []))
    expect(tried.length).toBeGreaterThan(0)
    expect(strangers).toEqual([])
  })
})

it('the questions are enough in both languages, of every kind, nothing twice', () => {
  const chinese = questions.filter(({ language }) => language === 'zh')
  expect(chinese.length).toBeGreaterThanOrEqual(60)
  expect(questions.length - chinese.length).toBeGreaterThanOrEqual(60)
  expect(new Set(questions.map(({ ask }) => ask)).size).toBe(questions.length)
  const kinds = Map.groupBy(questions, ({ kind }) => kind)
  expect(Math.min(...[...kinds.values()].map(({ length }) => length))).toBeGreaterThanOrEqual(10)
})

it('a model of the settings finds the pages of its question, and a failure is a fault', async () => {
  await using model = await startFakeModel()
  const asked = questions.filter(({ kind }) => kind === 'stale').slice(0, 3)
  const [first = '', second = '', third = ''] = asked.map(({ ask }) => ask)
  const searching = [{ name: 'search_web', arguments: { query: 'whatever comes to its mind' } }]
  const warned = 'In March 2022 it was 0.20 % [1]; that page is outdated.'
  model.answer(first, calling(searching, instantly(warned)))
  model.answer(second, calling(searching, instantly('It is 0.20 % [1].')))
  model.answer(third, refusing(500))
  const counts = new Map<string, number>()
  const judged = await runModel(
    model.env,
    ({ question, faults }) => void counts.set(question.ask, faults.length),
    asked,
  )
  expect(counts.get(first)).toBe(0)
  expect(counts.get(second)).toBeGreaterThan(0)
  expect(judged.find(({ question }) => question.ask === third)).toMatchObject({
    ...{ reply: { text: '' }, faults: [{ judge: 'content' }] },
  })
})

describe('a model as judge', () => {
  const [question] = questions
  const reply = {
    ...{ text: 'It reopened on Monday [1].', relevant: true, figures: null, read: [] },
    sources: [{ index: 1, title: 'Status', url: 'http://docs.example/', excerpt: 'Reopened.' }],
    ...{ numbers: [1], opened: new Map() },
  } satisfies ResearchReply

  it.each([
    ['{"faults": ["The source names no day."]}', ['The source names no day.']],
    ['Here it is:\n```json\n{"faults": []}\n```', []],
    ['It is a good answer.', null],
    ['{"faults": "none"}', null],
    ['{"faults": [}', null],
  ])('is read: %s', async (said, faults) => {
    await using model = await startFakeModel()
    model.title(question?.ask ?? '', said)
    const judge = judgeModelOf(model.env)
    expect(judge && question && (await modelJudge(judge)(question, reply))).toEqual(faults)
  })

  it('may be another one than the one that answers', () => {
    const answering = { AI_BASE_URL: 'http://a.example/v1', AI_MODEL: 'a', AI_API_KEY: 'k' }
    expect(judgeModelOf({})).toBeNull()
    expect(judgeModelOf(answering)).toMatchObject({ model: 'a', apiKey: 'k' })
    const other = { ...answering, JUDGE_BASE_URL: 'http://b.example/v1', JUDGE_MODEL: 'b' }
    expect(judgeModelOf(other)).toMatchObject({ model: 'b', apiKey: undefined })
  })
})
