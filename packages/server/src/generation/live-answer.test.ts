import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Figure } from '../domain/figure.ts'
import { TokenMeter } from '../domain/tokens.ts'
import type { AnswerEngine, EngineEvent, Question } from '../ports.ts'
import { message, scriptedEngine, think } from '../testing/scripted-engine.ts'
import { decodeFrame, splitFrames } from './frames.ts'
import { createCoalescer, type LiveAnswer, startLiveAnswer } from './live-answer.ts'
import { STOPPED } from './settle.ts'

const ask = {
  ...{ requestId: 'r', topicId: 't', questionId: 'q', answerId: 'a', parentId: null },
  ...{ questionVersion: 1, answerVersion: 1, lacksTitle: false },
}

const options = (engine: AnswerEngine) => ({
  ...{ engine, timings: { coalesceMs: 0, titleMs: 20 }, observer: undefined },
  report: () => undefined,
  closing: new AbortController().signal,
})

const events = (live: LiveAnswer) =>
  splitFrames(live.log.chunk(0, live.log.length)).map(decodeFrame)

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

describe('the figures of an answer', () => {
  const price: Figure = {
    ...{ kind: 'price', of: ['BTC'], value: '91234.5', unit: 'USD', how: 'read' },
    ...{ asOf: '2026-11-24T02:00:00.000Z', source: { name: 'Peer', url: null } },
  }
  const sum = { calculator: 'recovery', inputs: { loss: '50' } }
  const page = { index: 1, title: 'Means', url: 'https://e.org/means' }
  const question: Question = {
    ...{ text: 'BTC?', history: [], deepThink: false, internetSearch: true, language: 'en' },
  }

  test.each<[string, EngineEvent[], unknown]>([
    [
      'are told when its text is final',
      [{ event: 'found', figures: [price] }, message('BTC costs '), message('$91.2k.')],
      [{ figures: [{ start: 10, end: 16 }], check: { checked: 1, found: 1 } }],
    ],
    [
      'are none of what comes from memory',
      [message('It costs $5.')],
      [{ check: { basis: 'memory' } }],
    ],
    [
      'are looked for in what was read of pages, too',
      [
        { event: 'found', figures: [], read: [{ url: page.url, text: 'Rosa Gates has $12.' }] },
        { event: 'sources', items: [{ ...page, url: `${page.url}#:~:text=Rosa` }] },
        message('She, Rosa Gates, has $12, not $34 [1].'),
        message('\n\nRosa Gates has $12 [1].'),
      ],
      [
        {
          check: { basis: 'lookups', checked: 3, found: 2 },
          citations: { checked: 2, unsupported: [{ start: 34, end: 37 }] },
        },
      ],
    ],
    [
      'have the sums beside them',
      [{ event: 'found', figures: [], sums: [sum] }, message('0.3 ETH.')],
      [{ figures: [], sums: [sum] }],
    ],
    [
      'are not held against look-ups where there was a sum alone',
      [{ event: 'found', figures: [], sums: [sum] }, message('The average is 1,800.')],
      [{ check: { basis: 'memory', unfound: [] } }],
    ],
    ['are not told of an answer without text', [think('Hm.')], []],
    [
      'are not told of an answer off topic',
      [{ event: 'relevant', relevant: false }, message('I only know crypto.')],
      [],
    ],
  ])('%s', async (_, said, expected) => {
    const engine = {
      ...scriptedEngine(),
      async *answer() {
        yield* said
      },
    }
    const live = startLiveAnswer({ ...ask, question }, options(engine))
    await live.ended
    const shown = events(live)
    expect(shown.filter(({ event }) => event === 'figures')).toMatchObject(expected as object[])
    expect(shown.map(({ event }) => String(event))).not.toContain('found')
    expect(live.produced.figures === null).toBe((expected as object[]).length === 0)
  })
})

describe('what may be asked next', () => {
  const question = { text: 'BTC?', history: [], internetSearch: true } as unknown as Question
  const next: EngineEvent = { event: 'followups', items: ['And ETH?'] }

  test.each<[string, EngineEvent[], Error | null, string[]]>([
    ['comes last', [message('A coin.'), next], null, ['message', 'figures', 'followups']],
    ['is not for a failed answer', [message('A'), next], new Error('No'), ['message', 'figures']],
    ['needs an answer', [next], null, []],
  ])('%s', async (_, said, failure, expected) => {
    const engine = {
      ...scriptedEngine(),
      async *answer() {
        yield* said
        if (failure) throw failure
      },
    }
    const live = startLiveAnswer({ ...ask, question }, options(engine))
    await live.ended
    const shown = events(live).map(({ event }) => event)
    expect(shown.filter((name) => name !== 'start' && name !== 'title')).toEqual(expected)
  })
})

describe('the title of a topic', () => {
  const question = { text: 'What is gas?' } as Question
  const titles = (live: LiveAnswer) => events(live).filter(({ event }) => event === 'title')

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
    await turn()
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
    await turn()
    expect(titles(live)).toEqual([{ event: 'title', title: 'What is gas?' }])
  })

  test('is cut from the question when the answer ends before; a later one is kept', async () => {
    const written = Promise.withResolvers<string>()
    const { live, finish } = answering(() => written.promise)
    await turn()
    expect(titles(live)).toEqual([])
    finish()
    await live.ended
    written.resolve('Gas fees')
    expect(await live.lateTitle()).toBe('Gas fees')
    expect(titles(live)).toEqual([{ event: 'title', title: 'What is gas?' }])
  })

  test('is waited for only a while after the end', async () => {
    const { live, finish } = answering((_question, signal) => rejectedBy(signal))
    await turn()
    finish()
    await live.ended
    expect(await live.lateTitle()).toBeNull()
  })

  test('is asked for by no further answer', async () => {
    const { engine, live, finish } = answering(async () => 'Gas fees', false)
    await turn()
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

describe('coalescing', () => {
  let out: EngineEvent[] = []

  beforeEach(() => {
    out = []
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('lets the first text out at once and joins those of the window', () => {
    const { push } = createCoalescer(40, (event) => out.push(event))
    push(message('a'))
    expect(out).toEqual([message('a')])
    push(message('b'))
    push(message('c'))
    vi.advanceTimersByTime(39)
    expect(out).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(out).toEqual([message('a'), message('bc')])
  })

  test('delays nothing that comes slower than the window', () => {
    const { push } = createCoalescer(40, (event) => out.push(event))
    for (const content of ['a', 'b', 'c']) {
      push(message(content))
      expect(out.at(-1)).toEqual(message(content))
      vi.advanceTimersByTime(50)
    }
  })

  test('keeps the order of kinds', () => {
    const { push } = createCoalescer(40, (event) => out.push(event))
    const events = [think('a'), think('b'), { event: 'thinkEnd' } as const, message('c')]
    for (const event of events) push(event)
    vi.runAllTimers()
    expect(out).toEqual(events)
  })

  test('never mixes analysis and answer', () => {
    const { push, flush } = createCoalescer(40, (event) => out.push(event))
    for (const event of [think('a'), think('b'), message('c'), message('d')]) push(event)
    flush()
    expect(out).toEqual([think('a'), think('b'), message('cd')])
  })

  test('has nothing left after a flush, and sends no empty text', () => {
    const { push, flush } = createCoalescer(40, (event) => out.push(event))
    for (const content of ['a', 'b', '']) push(message(content))
    flush()
    flush()
    vi.runAllTimers()
    expect(out).toEqual([message('a'), message('b')])
  })
})
