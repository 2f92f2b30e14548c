import { expect, it } from 'vitest'
import type { EngineEvent } from '../../../ports.ts'
import { joined, question } from '../openai/testing/questions.ts'
import { withKnownLinks } from './with-known-links.ts'

const FOUND = 'https://found.example/a'
const SOURCES: EngineEvent = { event: 'sources', items: [{ index: 1, title: 'A', url: FOUND }] }
const think = (content: string): EngineEvent => ({ event: 'think', content })
const message = (content: string): EngineEvent => ({ event: 'message', content })

/** What is heard of these events, whatever comes at their end. */
async function heard(events: readonly EngineEvent[], failure?: Error) {
  async function* said() {
    yield* events
    if (failure) throw failure
  }
  const all: EngineEvent[] = []
  const listen = async () => {
    for await (const event of withKnownLinks(said(), question(), () => 'unknown')) all.push(event)
  }
  if (failure) await expect(listen()).rejects.toBe(failure)
  else await listen()
  return joined(all)
}

it('a source may be linked from where it was found on', async () => {
  const link = `[a](${FOUND}) `
  expect(await heard([message(link), SOURCES, message(link)])).toEqual([
    message('a (found.example) '),
    SOURCES,
    message(link),
  ])
})

it('an analysis is held to the same, and is whole before it ends', async () => {
  const events = [think('See https://'), think('urged.example/x'), { event: 'thinkEnd' } as const]
  expect(await heard([...events, message('Well')])).toEqual([
    think('See urged.example'),
    { event: 'thinkEnd' },
    message('Well'),
  ])
})

it.each([
  ['an analysis', think('So [a](https://urged.example'), think('So [a] (urged.example')],
  ['a text', message('So [a](https://urged.example'), message('So [a] (urged.example')],
])('what was held back of %s is kept when the engine fails', async (_what, event, kept) => {
  expect(await heard([event], new Error('torn'))).toEqual([kept])
})
