import { expect, it } from 'vitest'
import { question } from '../openai/testing/questions.ts'
import { notesOn } from './messages.ts'
import type { Tool } from './tool.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const EN = 'The newest page with a date is of 2026-05-24; things may have changed since.'

function notes(newestPage: string | null, succeeded: readonly Tool['kind'][], text = 'Fees?') {
  const kinds: readonly Tool['kind'][] = ['web', 'market', 'sum']
  const research = {
    ...{ tools: kinds.map((kind) => ({ kind })), leftOut: [], isOutOfTurns: false, newestPage },
    leavesOutMore: false,
    has: (kind: Tool['kind']) => (succeeded.includes(kind) ? 'succeeded' : 'nothing'),
  } as const
  return notesOn(question({ text, internetSearch: true }), 'tools', research, NOW)
}

it.each([
  ['2026-05-24', ['web'], [EN]],
  // Half a year is not old yet.
  ['2026-05-25', ['web'], []],
  ['2026-11-19', ['web'], []],
  [null, ['web'], []],
  ['2026-05-24', ['web', 'sum'], [EN]],
  // Figures of now stand beside it.
  ['2026-05-24', ['web', 'market'], []],
] as const)('the newest page of %s, of %j: %j', (newest, succeeded, expected) => {
  expect(notes(newest, succeeded)).toEqual(expected)
})

it('it is said in the language of the question', () => {
  expect(notes('2022-03-04', ['web'], '手续费是多少？')).toEqual([
    '有日期的网页中最新的是 2022-03-04，此后情况可能已有变化。',
  ])
})
