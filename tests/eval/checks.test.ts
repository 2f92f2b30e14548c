import { expect, it } from 'vitest'
import type { Reply } from './ask.ts'
import { judge } from './checks.ts'
import type { EvalQuestion } from './questions.ts'

const question: EvalQuestion = {
  ask: 'is it safe to lend there',
  kind: 'definition',
  after: [],
  outcome: ['answers'],
  entry: [],
  has: [],
  lacks: [],
  leads: 'yes-no',
}

const reply = (text: string): Reply => ({
  text,
  relevant: true,
  urgent: false,
  steps: [],
  sources: 1,
})

it.each([
  ['### Lending – Is it safe?\n\nNot entirely, since code can fail.', true],
  ['Yes, as far as the code goes.', true],
  ['### Lending – Is it safe?\n\nIt has run since 2017.', false],
])('takes %j for an answer that says yes or no first: %s', (text, expected) => {
  expect(judge(question, reply(text), new Map()).faults.length === 0).toBe(expected)
})
