import { describe, expect, test } from 'vitest'
import type { DataKind, LiveData } from '../../../ports/live-data.ts'
import type { AnswerEngine, EngineEvent, Question } from '../../../ports.ts'
import { openHandbook } from '../handbook/open-handbook.ts'
import { reachOf, withFollowUps } from './with-followups.ts'

const question: Question = {
  ...{ text: 'What is Bitcoin?', history: [], deepThink: false, internetSearch: true },
  language: 'en',
}
const text: EngineEvent = { event: 'message', content: 'Money.' }
const ended = new AbortController()

/** What the engine says, or `stops` after it. */
async function asked(
  said: readonly EngineEvent[],
  stops: boolean,
  open = openHandbook,
  data: Partial<LiveData> = {},
) {
  const { signal } = stops ? ended : new AbortController()
  const engine: AnswerEngine = {
    ...{
      kind: 'model',
      model: 'scripted',
      searches: false,
      readsLiveData: false,
      title: async () => null,
    },
    async *answer() {
      yield* said
      ended.abort()
    },
  }
  const reports: string[] = []
  const report = (what: string) => reports.push(what)
  const answer = withFollowUps(engine, { data, open, report }).answer(question, signal)
  return { events: await Array.fromAsync(answer), reports }
}

describe('after an answer', () => {
  test.each<[string, EngineEvent[], boolean, boolean]>([
    ['that is complete', [text], false, true],
    ['that fits', [{ event: 'relevant', relevant: true }, text], false, true],
    ['that is off topic', [{ event: 'relevant', relevant: false }, text], false, false],
    ['that is urgent', [{ event: 'relevant', relevant: true, urgent: true }, text], false, false],
    ['without text', [], false, false],
    ['that was stopped', [text], true, false],
  ])('%s', async (_, said, stops, isOffered) => {
    const { events } = await asked(said, stops)
    expect(events.slice(0, said.length)).toEqual(said)
    expect(events.slice(said.length).map(({ event }) => event)).toEqual(
      isOffered ? ['followups'] : [],
    )
  })

  test.each<[string, readonly DataKind[], boolean]>([
    ['gave something', [], true],
    ['knew nothing', ['market'], false],
    ['was not asked', ['defi'], true],
  ])('the market that %s is offered: %s', async (_, missed, isOffered) => {
    const market = {} as LiveData['market']
    const said: EngineEvent[] = [{ event: 'found', figures: [], missed }, text]
    const { events } = await asked(said, false, openHandbook, { market })
    const offered = events.flatMap((event) => (event.event === 'followups' ? event.items : []))
    expect(offered.includes('What does Bitcoin cost now?')).toBe(isOffered)
  })

  test('a handbook that cannot be read costs only the questions', async () => {
    const { events, reports } = await asked([text], false, async () => Promise.reject('gone'))
    expect(events).toEqual([text])
    expect(reports).toEqual(['What may be asked next cannot be found'])
  })
})

test.each<[AnswerEngine['kind'], boolean, string[], boolean]>([
  ['model', true, ['market'], true],
  ['model', false, [], false],
  ['handbook', true, ['market'], true],
  ['handbook', false, [], true],
])('a %s with DeepSearch %s reaches %j, sums %s', (kind, internetSearch, data, sums) => {
  const market = {} as LiveData['market']
  const reach = reachOf({ kind }, { market, defi: null }, { internetSearch })
  expect([...reach.data]).toEqual(data)
  expect(reach.sums).toBe(sums)
})
