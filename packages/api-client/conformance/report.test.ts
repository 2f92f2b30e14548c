import { expect, test } from 'vitest'
import { reportOf, reportText } from './report.ts'
import type { CaseResults, FailedCase } from './run-cases.ts'

const about = { subject: 'it', api: 'http://it.test', only: [] }
const named = { operation: 'ask', outcome: 'success', name: 'answers' } as const
const failed = { ...named, error: 'no stream', exchange: null }
const leftOut = { ...named, why: 'freeUser: later' }
const results = (some: Partial<CaseResults>) => ({ passed: [], failed: [], leftOut: [], ...some })

test.each<[boolean, string, Partial<CaseResults>]>([
  [true, 'all passed', { passed: [named] }],
  [true, 'one passed, one was left out', { passed: [named], leftOut: [leftOut] }],
  [false, 'one failed', { passed: [named], failed: [failed] }],
  [false, 'all were left out', { leftOut: [leftOut] }],
  [false, 'there was none', {}],
])('ok is %s where %s', (ok, _, some) => {
  const report = reportOf(results(some), about)
  expect(report.ok).toBe(ok)
  const isTested = (some.passed ?? some.failed) !== undefined
  expect(reportText(report).includes('Nothing was tested')).toBe(!isTested)
})

test('counts what was left out beside what passed, and says why once', () => {
  const text = reportText(
    reportOf(results({ passed: [named], leftOut: [leftOut, leftOut] }), about),
  )
  expect(text).toBe(
    'Left out:\n– freeUser: later (2 cases)\n\nit at http://it.test: of 3 cases 1 passed, 0 failed, 2 left out.',
  )
})

test('says at the end which reasons cost many cases, the most first', () => {
  const times = (count: number, error: string) =>
    Array<FailedCase>(count).fill({ ...failed, error })
  const many = [...times(5, '429'), ...times(6, 'no id\nit is 3'), ...times(4, 'seldom')]
  const lines = reportText(reportOf(results({ failed: many }), about)).split('\n')
  expect(lines.slice(-5)).toEqual([
    'Failed for the same reason:',
    '– no id (6 cases)',
    '– 429 (5 cases)',
    '',
    'it at http://it.test: of 15 cases 0 passed, 15 failed, 0 left out.',
  ])
})

test('cuts a reason that is long', () => {
  const many = Array<FailedCase>(5).fill({ ...failed, error: 'x'.repeat(161) })
  expect(reportText(reportOf(results({ failed: many }), about))).toContain(
    `\n– ${'x'.repeat(160)}… (5 cases)\n`,
  )
})
