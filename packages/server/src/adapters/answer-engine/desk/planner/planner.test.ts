import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadKnownNames } from '../../handbook/known-names.ts'
import { openHandbook } from '../../handbook/open-handbook.ts'
import { languageOf } from '../../language.ts'
import type { Part } from '../plan.ts'
import { deskPlanOf, type PlannerInput } from './planner.ts'

const now = new Date('2026-11-20T12:00:00Z')
/** `QUESTION => PLANS`, earlier questions before it with `>>`; `-` where none is made. */
const cases = readFileSync(new URL('questions.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' => ') as [string, string])

let known: PlannerInput
beforeAll(async () => {
  const [{ planner }, table] = await Promise.all([openHandbook(), loadKnownNames()])
  known = { table, now, likelyOf: (text) => planner.likelyOf(text) }
})

function planned(line: string): string {
  const turns = line.split(' >> ')
  const text = turns.pop() ?? ''
  const history = turns.map((content) => ({ role: 'user' as const, content }))
  const plan = deskPlanOf({ text, history }, known)
  return plan ? plan.parts.map(brief).join(' + ') : '-'
}

/** The kind of a part and all that it says, in the order of its fields. */
function brief({ kind, ...rest }: Part): string {
  return [kind, ...Object.values(rest).flatMap(shown)].join(' ')
}

function shown(value: unknown): string[] {
  if (value === null || value === false || (Array.isArray(value) && value.length === 0)) return []
  if (Array.isArray(value)) return [value.flatMap(shown).join(',')]
  if (typeof value !== 'object') return [String(value)]
  if (!('called' in value)) return [Object.values(value).join(' ')]
  const { called, others } = value as { called: string; others: string[] }
  return [others.length > 0 ? `${called}(not ${others.join(', ')})` : called]
}

it.each(cases)('%s', (line, plan) => {
  expect(planned(line)).toBe(plan)
})

describe('the table', () => {
  it('has enough of both languages, and enough that is left to the handbook', () => {
    const chinese = cases.filter(([line]) => languageOf(line) === 'zh')
    expect(cases.length).toBeGreaterThanOrEqual(150)
    expect(Math.min(chinese.length, cases.length - chinese.length)).toBeGreaterThanOrEqual(75)
    expect(cases.filter(([, plan]) => plan === '-').length).toBeGreaterThanOrEqual(30)
  })
})
