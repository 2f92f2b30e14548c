import { describe, expect, it } from 'vitest'
import { scoreCitations } from './score.ts'
import { TUNED } from './tuned.ts'
import { UNSEEN } from './unseen.ts'

describe.each([
  ['tuned', TUNED],
  ['unseen', UNSEEN],
] as const)('the citations of the %s answers', (_, answers) => {
  const { planted, right } = scoreCitations(answers)

  it('are found wrong where they are, 90 % of them', () => {
    expect(planted.found / planted.of).toBeGreaterThanOrEqual(0.9)
  })

  it('are marked where they are right in at most 3 %', () => {
    expect(right.marked / right.of).toBeLessThanOrEqual(0.03)
  })
})

it('the answers are enough, in both languages', () => {
  const all = [...TUNED, ...UNSEEN]
  expect(scoreCitations(all).planted.of).toBeGreaterThanOrEqual(100)
  const chinese = all.filter(({ name }) => name.endsWith('-zh')).length
  expect(Math.min(chinese, all.length - chinese)).toBeGreaterThan(all.length / 3)
})
