import { expect, test } from 'vitest'
import { judged } from './checks/connections.ts'

test.each([
  ['0\n', 'warning'],
  ['1\n', 'warning'],
  ['128\n', 'warning'],
  ['4095\n', 'warning'],
  ['4096\n', 'ok'],
  ['4097\n', 'ok'],
  [null, 'off'],
])('where %j may wait it says %s', (somaxconn, verdict) => {
  const finding = judged(somaxconn)
  expect(finding.verdict).toBe(verdict)
  expect(finding.advice === null).toBe(verdict !== 'warning')
})
