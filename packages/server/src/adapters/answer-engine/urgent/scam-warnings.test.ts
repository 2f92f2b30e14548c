import { describe, expect, it } from 'vitest'
import type { AnswerEngine, EngineEvent, Question } from '../../../ports.ts'
import { handbookEngine } from '../handbook/handbook-engine.ts'
import { helpFirst } from './help-first.ts'
import { WARNINGS } from './scam-warnings.ts'
import { loadUrgentAnswers } from './urgent-answers.ts'

const RESCUE = 'Can a hacker recover stolen bitcoin for a fee?'
const RESCUE_ZH = '收费追回的区块链侦探公司靠谱吗'

const question = (text: string): Question => ({
  ...{ text, history: [], deepThink: true, internetSearch: true, language: 'en' },
})
const asked = (engine: AnswerEngine, text: string) =>
  Array.fromAsync(helpFirst(engine).answer(question(text), new AbortController().signal))
const textOf = (events: readonly EngineEvent[]) =>
  events.map((event) => (event.event === 'message' ? event.content : '')).join('')

function scripted() {
  const questions: Question[] = []
  const engine: AnswerEngine = {
    ...{ kind: 'model', model: 'scripted', searches: true, readsLiveData: true },
    async *answer(given) {
      questions.push(given)
      yield { event: 'think', content: 'Hm.' }
      yield { event: 'message', content: 'Hardly ever.' }
    },
    title: async () => 'A title',
  }
  return { engine, questions }
}

describe('who asks of an offer with a sign of fraud', () => {
  it.each([
    ['en', RESCUE],
    ['zh', RESCUE_ZH],
  ] as const)('is told of it first by code (%s), and the model goes on', async (language, text) => {
    const { engine, questions } = scripted()
    const warning = WARNINGS['recovery-service'][language]
    expect(await asked(engine, text)).toEqual([
      { event: 'relevant', relevant: true },
      { event: 'message', content: warning },
      { event: 'found', figures: [], said: warning },
      { event: 'message', content: '\n\nHardly ever.' },
    ])
    expect(questions[0]?.opening?.guidance).toMatch(/Never soften|绝不淡化/)
    expect(questions[0]).toMatchObject({ internetSearch: true, deepThink: false })
  })

  it.each([
    ['en', RESCUE, 'recovery scam'],
    ['zh', RESCUE_ZH, '追款'],
  ] as const)('reads the handbook’s entry behind it (%s)', async (language, text, said) => {
    const answer = textOf(await asked(handbookEngine(), text))
    const warning = WARNINGS['recovery-service'][language]
    expect(answer.startsWith(warning)).toBe(true)
    expect(answer.slice(warning.length)).toContain(said)
    expect(answer.length).toBeGreaterThan(3 * warning.length)
  })

  it('gets the steps behind it where the question speaks of a loss, too', async () => {
    const text = '黑客说可以帮忙找回被盗的USDT，要预付款，能信吗'
    const steps = (await loadUrgentAnswers())['funds-stolen'].zh
    const events = await asked(scripted().engine, text)
    expect(events[0]).toMatchObject({ urgent: true })
    expect(textOf(events)).toContain(`${WARNINGS['recovery-service'].zh}\n\n${steps}`)
  })

  it('is not warned twice where the steps say it', async () => {
    const text = '有公司说能追回被骗的币，先收10%费用，靠谱吗'
    const steps = (await loadUrgentAnswers())['advance-fee'].zh
    expect(textOf(await asked(scripted().engine, text)).startsWith(steps)).toBe(true)
  })

  it('names the topic by their own words', async () => {
    const { engine } = scripted()
    expect(await helpFirst(engine).title(RESCUE, new AbortController().signal)).toBeNull()
  })
})
