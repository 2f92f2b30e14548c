import { describe, expect, it } from 'vitest'
import { FAULTS, FIGURE_SETS, readAnswers, setOf } from './answers.ts'
import { readKeptFigures } from './kept.ts'
import { scoreFigures, total } from './score.ts'

const kept = readKeptFigures()

describe.each(FIGURE_SETS)('the figures of the %s answers', (set) => {
  const score = scoreFigures(set)
  const { found, of } = total(score)

  it('are found wrong where they are, no less than before and 95 % of them', () => {
    expect(found).toBeGreaterThanOrEqual(kept[set].found)
    expect(found / of).toBeGreaterThanOrEqual(0.95)
  })

  it('are marked where they are right no more than before, and 2 % of them', () => {
    expect(score.right.marked).toBeLessThanOrEqual(kept[set].marked)
    expect(score.right.marked / score.right.of).toBeLessThanOrEqual(0.02)
  })

  it('stand in answers whose name puts them into this set', () => {
    expect(readAnswers(set).filter(({ id }) => setOf(id) !== set)).toEqual([])
  })
})

it('the answers are enough, in both languages, with every fault', () => {
  const all = FIGURE_SETS.flatMap(readAnswers)
  const planted = all.flatMap(({ wrong }) => wrong)
  expect(all.length).toBeGreaterThanOrEqual(200)
  expect(planted.length).toBeGreaterThanOrEqual(300)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(planted.map(({ fault }) => fault))).toEqual(new Set(FAULTS))
  const chinese = all.filter(({ id }) => id.endsWith('-zh')).length
  expect(Math.min(chinese, all.length - chinese)).toBeGreaterThan(all.length / 3)
})
