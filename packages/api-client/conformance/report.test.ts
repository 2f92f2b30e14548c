import { expect, test } from 'vitest'
import { reportOf, reportText } from './report.ts'
import type { CaseResults } from './run-cases.ts'

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
