import { describe, expect, test } from 'vitest'
import type { Outcome, QuestionKind } from './generation.ts'
import { settlementOf } from './settlement.ts'

const NOTHING = { hasThink: false, hasMessage: false }
const THINK = { hasThink: true, hasMessage: false }
const MESSAGE = { hasThink: false, hasMessage: true }
const BOTH = { hasThink: true, hasMessage: true }

type Produced = typeof NOTHING
const table: [Outcome, Produced, Outcome, 'charged' | 'refunded', boolean, boolean][] = [
  ['done', BOTH, 'done', 'charged', true, true],
  ['done', MESSAGE, 'done', 'charged', true, true],
  ['done', THINK, 'failed', 'refunded', false, false],
  ['done', NOTHING, 'failed', 'refunded', false, false],
  ['stopped', BOTH, 'stopped', 'charged', false, true],
  ['stopped', MESSAGE, 'stopped', 'charged', false, true],
  ['stopped', THINK, 'stopped', 'charged', false, false],
  ['stopped', NOTHING, 'stopped', 'refunded', false, false],
  ['failed', BOTH, 'failed', 'charged', false, true],
  ['failed', MESSAGE, 'failed', 'charged', false, true],
  ['failed', THINK, 'failed', 'refunded', false, false],
  ['failed', NOTHING, 'failed', 'refunded', false, false],
  ['interrupted', BOTH, 'interrupted', 'charged', false, true],
  ['interrupted', MESSAGE, 'interrupted', 'charged', false, true],
  ['interrupted', THINK, 'interrupted', 'refunded', false, false],
  ['interrupted', NOTHING, 'interrupted', 'refunded', false, false],
]

test.each(table)(
  '%s with %o is %s, %s',
  (outcome, produced, settled, spend, earnsPoints, title) => {
    expect(settlementOf({ outcome, kind: 0, ...produced })).toEqual({
      outcome: settled,
      spend,
      earnsPoints,
      givesTitle: title,
    })
  },
)

describe('points by kind of question', () => {
  test.each<[QuestionKind, boolean]>([
    [0, true],
    [1, true],
    [2, false],
  ])('a completed answer of kind %i earns: %s', (kind, earns) => {
    expect(settlementOf({ outcome: 'done', kind, ...BOTH }).earnsPoints).toBe(earns)
  })
})
