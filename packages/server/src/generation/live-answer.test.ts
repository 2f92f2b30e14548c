import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { TokenMeter } from '../domain/tokens.ts'
import { asker } from '../ports/asker.ts'
import type { AnswerEngine, Question } from '../ports.ts'
import { message, scriptedEngine, think } from '../testing/scripted-engine.ts'
import { type LiveAnswer, startLiveAnswer } from './live-answer.ts'
import { STOPPED } from './settle.ts'
import { ask, events, options } from './testing/one-answer.ts'

const END = { event: 'thinkEnd' } as const

test('what the engine says after the end is not part of the answer', async () => {
  const goesOn = Promise.withResolvers<void>()
  const hasSpoken = Promise.withResolvers<void>()
  const engine = {
    ...scriptedEngine(),
    async *answer() {
      yield message('A fee.')
      await goesOn.promise
      yield message(' And more.')
      hasSpoken.resolve()
      yield message(' And more.')
    },
  }
  const live = startLiveAnswer({ ...ask, question: {} as Question }, options(engine))
  await turn()
  live.halt(STOPPED)
  expect(await live.ended).toEqual(STOPPED)
  const { length } = live.log
  goesOn.resolve()
  await Promise.race([hasSpoken.promise, turn()])
  expect(live.produced.message).toBe('A fee.')
  expect(live.log.length).toBe(length)
})

test('what an answer reads is read for its asker', async () => {
  const askers: (string | undefined)[] = []
  const engine = {
    ...scriptedEngine(),
    async *answer() {
      askers.push(asker())
      yield message('A fee.')
      await turn()
      askers.push(asker())
    },
  }
  await startLiveAnswer({ ...ask, question: {} as Question }, options(engine)).ended
  expect([...askers, asker()]).toEqual([ask.userId, ask.userId, undefined])
})

test('the first words are sent before anything else is done for the answer', async () => {
  const done: string[] = []
  const engine = {
    ...scriptedEngine(),
    async *answer() {
      yield message('A fee.')
      done.push('the end')
    },
    title: async () => {
      done.push('the title')
      return null
    },
  }
  const asked = { ...ask, lacksTitle: true, question: { text: 'What is gas?' } as Question }
  const live = startLiveAnswer(asked, options(engine))
  for await (const frame of live.log.read(0)) {
    if (!frame.includes('event: message')) continue
    // As a connection does, which sends what was written to it when the turn is over.
    process.nextTick(() => done.push('the first words'))
    break
  }
  await live.ended
  await live.lateTitle()
  expect(done).toEqual(['the first words', 'the title', 'the end'])
})

describe('how long the analysis took', () => {
  test.each([
    ['is counted from its first text to its end', [think('H'), think('m.'), END], 2000],
    ['is nothing for what comes at once', [think('Hm.'), END], 1000],
    ['is not told of an analysis that has no text', [END], undefined],
  ])('%s', async (_, said, think_ms) => {
    let now = 5000
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    const engine = {
      ...scriptedEngine(),
      async *answer() {
        for (const event of said) {
          yield event
          now += 1000
        }
        yield message('A fee.')
        now += 1000
      },
    }
    const live = startLiveAnswer({ ...ask, question: {} as Question }, options(engine))
    await live.ended
    clock.mockRestore()
    const end = events(live).find(({ event }) => event === 'thinkEnd')
    expect(end).toEqual({ event: 'thinkEnd', think_ms })
    expect(live.produced.thinkMs).toBe(think_ms ?? null)
  })
})

describe('the title of a topic', () => {
  const question = { text: 'What is gas?' } as Question
  const titles = (live: LiveAnswer) => events(live).filter(({ event }) => event === 'title')

  /** All else waits for a turn after the first words of the analysis, and after those of the answer. */
  async function turns() {
    for (let left = 3; left > 0; left -= 1) await turn()
  }

  function answering(title: AnswerEngine['title'], lacksTitle = true) {
    const goesOn = Promise.withResolvers<void>()
    const engine = {
      ...scriptedEngine(),
      title: vi.fn(title),
      async *answer() {
        yield think('Hm.')
        yield message('A fee.')
        await goesOn.promise
      },
    }
    const live = startLiveAnswer({ ...ask, lacksTitle, question }, options(engine))
    return { engine, live, finish: goesOn.resolve }
  }

  test('is asked for once there is text, and sent as soon as it is there', async () => {
    const { engine, live, finish } = answering(async () => 'Gas fees')
    expect(engine.title).not.toHaveBeenCalled()
    await turns()
    expect(engine.title).toHaveBeenCalledExactlyOnceWith(
      'What is gas?',
      expect.any(AbortSignal),
      expect.any(TokenMeter),
    )
    expect(events(live).map(({ event }) => event)).toEqual(['start', 'think', 'message', 'title'])
    finish()
    await live.ended
    expect(titles(live)).toEqual([{ event: 'title', title: 'Gas fees' }])
    expect(await live.lateTitle()).toBeNull()
  })

  test.each([
    ['the engine writes none', async () => null],
    ['it cannot be written', () => Promise.reject(new Error('No model'))],
  ])('is cut from the question when %s', async (_why, title) => {
    const { live } = answering(title)
    await turns()
    expect(titles(live)).toEqual([{ event: 'title', title: 'What is gas?' }])
  })

  test('is cut from the question when the answer ends before; a later one is kept', async () => {
    const written = Promise.withResolvers<string>()
    const { live, finish } = answering(() => written.promise)
    await turns()
    expect(titles(live)).toEqual([])
    finish()
    await live.ended
    written.resolve('Gas fees')
    expect(await live.lateTitle()).toBe('Gas fees')
    expect(titles(live)).toEqual([{ event: 'title', title: 'What is gas?' }])
  })

  test('is waited for only a while after the end', async () => {
    const { live, finish } = answering((_question, signal) => rejectedBy(signal))
    await turns()
    finish()
    await live.ended
    expect(await live.lateTitle()).toBeNull()
  })

  test('is asked for by no further answer', async () => {
    const { engine, live, finish } = answering(async () => 'Gas fees', false)
    await turns()
    finish()
    await live.ended
    expect(engine.title).not.toHaveBeenCalled()
    expect(titles(live)).toEqual([])
  })
})

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
