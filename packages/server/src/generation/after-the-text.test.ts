import { describe, expect, test } from 'vitest'
import type { Figure } from '../domain/figure.ts'
import type { EngineEvent, Question } from '../ports.ts'
import { message, scriptedEngine, think } from '../testing/scripted-engine.ts'
import { startLiveAnswer } from './live-answer.ts'
import { ask, events, options } from './testing/one-answer.ts'

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
      'come with the page of a PDF on which a quote stands, whichever fits the question best',
      [
        {
          event: 'found',
          figures: [],
          read: [2, 3].map((at) => ({
            url: `${page.url}#page=${at}`,
            text: `The reserves of page ${at} are there.`,
          })),
        },
        { event: 'sources', items: [{ ...page, url: `${page.url}#page=2` }] },
        message('It says “The reserves of page 3 are there” [1].'),
      ],
      [{ citations: { quotes: [{ source: 1, url: `${page.url}#page=3` }] } }],
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
    [
      'are not looked for of what the server has said first, whatever is read afterwards',
      [
        { event: 'found', figures: [], said: 'Call 96110.' },
        message('Call 96110.'),
        { event: 'found', figures: [price] },
        message('\n\nBTC costs $91.2k.'),
      ],
      [{ check: { basis: 'lookups', unfound: [] } }],
    ],
    [
      'are from memory where the server has said something first, and nothing is read',
      [{ event: 'found', figures: [], said: 'Call 96110.' }, message('Call 96110. It costs $5.')],
      [{ check: { basis: 'memory', unfound: [] } }],
    ],
    [
      'are told of finished blocks while the rest is written, and in the end of all',
      [
        { event: 'found', figures: [price] },
        message(`BTC costs $91.2k. ${'Nobody knows more. '.repeat(12)}\n\n`),
        message('It was'),
        message(' $91.2k before.'),
      ],
      [
        {
          event: 'blockFigures',
          ...{ figures: [{ start: 10, end: 16 }], check: { checked: 1, found: 1 } },
        },
        {
          event: 'figures',
          ...{ figures: [{ start: 10, end: 16 }, {}], check: { checked: 2, found: 2 } },
        },
      ],
    ],
    [
      'are not told early where nothing was looked up',
      [message(`It costs $5. ${'Nobody knows more. '.repeat(12)}\n\n`), message('It is a coin.')],
      [{ check: { basis: 'memory' } }],
    ],
    [
      'are not told early where no number is finished',
      [
        { event: 'found', figures: [price] },
        message(`${'Nobody knows more. '.repeat(12)}\n\n`),
        message('BTC costs $91.2k.'),
      ],
      [{ check: { basis: 'lookups', checked: 1 } }],
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
    expect(shown.filter(({ event }) => /figures$/i.test(event))).toMatchObject(expected as object[])
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
