import { describe, expect, it } from 'vitest'
import {
  type AnswerEngine,
  type EngineEvent,
  EngineFailure,
  type Question,
} from '../../../ports.ts'
import { handbookEngine } from '../handbook/handbook-engine.ts'
import { helpFirst } from './help-first.ts'
import { loadUrgentAnswers } from './urgent-answers.ts'

const answers = await loadUrgentAnswers()
const URGENT = 'my wallet just got drained'
const question = (text: string, more: Partial<Question> = {}): Question => ({
  text,
  history: [],
  deepThink: true,
  internetSearch: true,
  language: 'en',
  ...more,
})
const asked = (engine: AnswerEngine, given: Question, signal = new AbortController().signal) =>
  Array.fromAsync(helpFirst(engine).answer(given, signal))
const namesOf = (events: readonly EngineEvent[]) => events.map(({ event }) => event)
const textOf = (events: readonly EngineEvent[]) =>
  events.map((event) => (event.event === 'message' ? event.content : '')).join('')

/** Says what it is told to, and keeps what it was asked. */
function scripted(events: readonly EngineEvent[], failure?: Error) {
  const questions: Question[] = []
  const engine: AnswerEngine = {
    kind: 'model',
    model: 'scripted',
    searches: true,
    readsLiveData: true,
    async *answer(given) {
      questions.push(given)
      yield* events
      if (failure) throw failure
    },
    title: async () => 'A title',
  }
  return { engine, questions }
}

const SAID: readonly EngineEvent[] = [
  { event: 'think', content: 'Hm.' },
  { event: 'thinkEnd' },
  { event: 'relevant', relevant: false },
  { event: 'progress', step: 'Searching the web' },
  { event: 'message', content: 'More' },
  { event: 'message', content: ' to say.' },
]

describe('an engine with help first', () => {
  it('gives the steps in one event, then its own text without an analysis', async () => {
    const { engine } = scripted(SAID)
    expect(await asked(engine, question(URGENT))).toEqual([
      { event: 'relevant', relevant: true, urgent: true },
      { event: 'message', content: answers['funds-stolen'].en },
      { event: 'found', figures: [], said: answers['funds-stolen'].en },
      { event: 'progress', step: 'Searching the web' },
      { event: 'message', content: '\n\nMore' },
      { event: 'message', content: ' to say.' },
    ])
  })

  it('tells the engine what was said, and to look nothing up for a life or a crime', async () => {
    const { engine, questions } = scripted(SAID)
    await asked(engine, question(URGENT))
    await asked(engine, question('我不想活了'))
    await asked(engine, question('how can i launder money with crypto'))
    expect(questions).toMatchObject([
      { deepThink: false, internetSearch: true, opening: { text: answers['funds-stolen'].en } },
      { deepThink: false, internetSearch: false, opening: { text: answers.suicide.zh } },
      { deepThink: false, internetSearch: false, opening: { text: answers.laundering.en } },
    ])
  })

  it('leaves every other question to the engine as it is', async () => {
    const { engine, questions } = scripted(SAID)
    const given = question('what is a seed phrase')
    expect(await asked(engine, given)).toEqual(SAID)
    expect(questions).toEqual([given])
  })

  it('decides by the question alone, whatever was said before', async () => {
    const { engine } = scripted(SAID)
    const history = [
      { role: 'user', content: URGENT },
      { role: 'assistant', content: answers['funds-stolen'].en },
    ] as const
    expect(await asked(engine, question('what is staking', { history }))).toEqual(SAID)
    expect(namesOf(await asked(engine, question(URGENT, { history })))).toContain('message')
  })

  it('keeps the steps when the engine fails after them', async () => {
    const { engine } = scripted([], new EngineFailure('error.modelFailed'))
    const heard: EngineEvent[] = []
    const listen = async () => {
      const { signal } = new AbortController()
      for await (const event of helpFirst(engine).answer(question(URGENT), signal))
        heard.push(event)
    }
    await expect(listen()).rejects.toThrow('error.modelFailed')
    expect(textOf(heard)).toBe(answers['funds-stolen'].en)
  })

  it('says nothing once it is aborted', async () => {
    const { engine } = scripted(SAID)
    expect(await asked(engine, question(URGENT), AbortSignal.abort())).toEqual([])
  })

  it('lets the person’s own words name the topic', async () => {
    const { engine } = scripted(SAID)
    const { signal } = new AbortController()
    expect(await helpFirst(engine).title(URGENT, signal)).toBeNull()
    expect(await helpFirst(engine).title('what is staking', signal)).toBe('A title')
  })
})

describe('the handbook after the steps', () => {
  const handbook = handbookEngine()

  it.each([
    ['平台要 20% 保证金才能提现', 'advance-fee', 'zh', '**加密骗局与识别方法**'],
    [
      'my account was hacked',
      'account-hacked',
      'en',
      '**What to do when funds are lost or stolen:**',
    ],
    ['怎么逃税 我炒币赚了很多', 'tax-evasion', 'zh', '税务**'],
    ['有人勒索我，要我转USDT', 'extortion', 'zh', '勒索'],
    ['someone is blackmailing me for bitcoin', 'extortion', 'en', 'sextortion'],
  ] as const)('explains %j with the right entry', async (text, kind, language, entry) => {
    const events = await asked(handbook, question(text))
    const names = namesOf(events)
    expect(names.slice(0, 2)).toEqual(['relevant', 'message'])
    expect(names).not.toContain('think')
    expect(names.filter((name) => name === 'relevant')).toHaveLength(1)
    expect(textOf(events).startsWith(`${answers[kind][language]}\n\n`)).toBe(true)
    expect(textOf(events).slice(answers[kind][language].length)).toContain(entry)
    expect(textOf(events)).toMatch(/\*\*(?:Related|相关)/)
    const items = events.flatMap((event) => (event.event === 'sources' ? event.items : []))
    expect(items).toHaveLength(1)
    expect(textOf(events)).toContain('[1]')
  })

  it('adds nothing where somebody’s life is at stake', async () => {
    const events = await asked(handbook, question('i want to die'))
    expect(events).toEqual([
      { event: 'relevant', relevant: true, urgent: true },
      { event: 'message', content: answers.suicide.en },
      { event: 'found', figures: [], said: answers.suicide.en },
    ])
  })
})
