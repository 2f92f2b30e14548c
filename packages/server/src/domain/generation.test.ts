import type { AskEvent } from '@coinquiry/api-client/contract'
import { describe, expect, test } from 'vitest'
import { NOTHING, type Outcome, produce, type QuestionKind, settlementOf } from './generation.ts'

const NO_TEXT = { hasThink: false, hasMessage: false, isRefunded: false }
const THINK = { ...NO_TEXT, hasThink: true }
const MESSAGE = { ...NO_TEXT, hasMessage: true }
const BOTH = { ...THINK, hasMessage: true }

type Texts = typeof NO_TEXT
const table: [Outcome, Texts, Outcome, 'charged' | 'refunded', boolean, boolean][] = [
  ['done', BOTH, 'done', 'charged', true, true],
  ['done', MESSAGE, 'done', 'charged', true, true],
  ['done', THINK, 'failed', 'refunded', false, false],
  ['done', NO_TEXT, 'failed', 'refunded', false, false],
  ['stopped', BOTH, 'stopped', 'charged', false, true],
  ['stopped', MESSAGE, 'stopped', 'charged', false, true],
  ['stopped', THINK, 'stopped', 'charged', false, false],
  ['stopped', NO_TEXT, 'stopped', 'refunded', false, false],
  ['failed', BOTH, 'failed', 'charged', false, true],
  ['failed', MESSAGE, 'failed', 'charged', false, true],
  ['failed', THINK, 'failed', 'refunded', false, false],
  ['failed', NO_TEXT, 'failed', 'refunded', false, false],
  ['interrupted', BOTH, 'interrupted', 'charged', false, true],
  ['interrupted', MESSAGE, 'interrupted', 'charged', false, true],
  ['interrupted', THINK, 'interrupted', 'refunded', false, false],
  ['interrupted', NO_TEXT, 'interrupted', 'refunded', false, false],
]

test.each(table)(
  '%s with %o is %s, %s',
  (outcome, produced, settled, spend, earnsPoints, title) => {
    expect(settlementOf({ outcome, kind: 0, ...produced })).toEqual({
      outcome: settled,
      spend,
      earnsPoints,
      hasEnoughForTitle: title,
    })
  },
)

test.each(table)('%s with %o is refunded without points if its engine wants it', (...row) => {
  const [outcome, produced, settled, , , hasEnoughForTitle] = row
  expect(settlementOf({ outcome, kind: 0, ...produced, isRefunded: true })).toEqual({
    outcome: settled,
    spend: 'refunded',
    earnsPoints: false,
    hasEnoughForTitle,
  })
})

describe('points by kind of question', () => {
  test.each<[QuestionKind, boolean]>([
    [0, true],
    [1, true],
    [2, false],
  ])('a completed answer of kind %i earns: %s', (kind, earns) => {
    expect(settlementOf({ outcome: 'done', kind, ...BOTH }).earnsPoints).toBe(earns)
  })
})

const source = (index: number) => ({ index, title: 'Paper', url: 'https://example.org/' })

const check = { basis: 'memory' as const, checked: 0, found: 0, unfound: [] }

test('texts are appended, sources and title are replaced, other events add nothing', () => {
  const events: AskEvent[] = [
    { event: 'progress', step: 'Reading' },
    { event: 'sources', items: [source(1)] },
    { event: 'think', content: 'Hm' },
    { event: 'think', content: 'm.' },
    { event: 'thinkEnd', think_ms: 1240 },
    { event: 'relevant', relevant: false },
    { event: 'message', content: 'Yes ' },
    { event: 'sources', items: [source(1), source(2)] },
    { event: 'message', content: '[2].' },
    { event: 'title', title: 'Papers' },
    { event: 'figures', figures: [], check },
    { event: 'followups', items: ['Why?'] },
    { event: 'generateEnd' },
  ]
  expect(events.reduce(produce, NOTHING)).toEqual({
    figures: { figures: [], check },
    followups: ['Why?'],
    think: 'Hmm.',
    thinkMs: 1240,
    message: 'Yes [2].',
    sources: [source(1), source(2)],
    title: 'Papers',
    isOffTopic: true,
    isRefunded: false,
  })
})

test.each<[AskEvent, boolean, boolean]>([
  [{ event: 'relevant', relevant: true }, false, false],
  [{ event: 'relevant', relevant: false }, true, false],
  [{ event: 'relevant', relevant: false, refunded: true }, true, true],
  [{ event: 'relevant', relevant: false, refunded: false }, true, false],
])('%o is off topic: %s, refunded: %s', (event, isOffTopic, isRefunded) => {
  expect(produce(NOTHING, event)).toEqual({ ...NOTHING, isOffTopic, isRefunded })
})
