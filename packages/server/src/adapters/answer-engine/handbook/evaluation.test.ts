import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { readYaml } from '../../../read-yaml.ts'
import { compose } from './compose.ts'
import { openHandbook } from './open-handbook.ts'
import type { Plan } from './plan.ts'
import type { Planner } from './planner.ts'

interface Questions {
  readonly covered: Readonly<Record<string, string>>
  readonly offTopic: readonly string[]
  readonly liveOrFuture: readonly string[]
  readonly notCovered: readonly string[]
}

const questions = readYaml(
  readFileSync(new URL('evaluation.yaml', import.meta.url), 'utf8'),
) as Questions
const covered = Object.entries(questions.covered)
const MONEY = /[$€£¥]\s?\d|\d[\d,.]*\s*(?:万)?\s*(?:美元|美金|元|USD)/
const PLAINLY =
  /没有实时数据|不预测价格|不给买卖建议|I have no live data|can’t predict|no recommendation/

function entriesOf(plan: Plan): string[] {
  if (plan.kind === 'answer') return plan.parts.map(({ entry }) => entry.slug)
  const isSingle = plan.kind === 'term' || plan.kind === 'sum'
  return isSingle && plan.entry ? [plan.entry.slug] : []
}

describe('the handbook, asked as people ask', () => {
  let planner: Planner
  beforeAll(async () => {
    planner = (await openHandbook()).planner
  })
  const planFor = (text: string) =>
    planner.plan({ text, history: [], deepThink: false, internetSearch: false, language: 'zh' })
  const textOf = (plan: Plan) => compose(plan).text

  it('finds the right entry for at least 90 % of the questions', () => {
    const missed = covered.filter(([question, expected]) => {
      const plan = planFor(question)
      const used = entriesOf(plan)
      return !expected.split('+').every((one) => one.split('|').some((slug) => used.includes(slug)))
    })
    const rate = 1 - missed.length / covered.length
    expect(rate, missed.map(([question]) => question).join(' | ')).toBeGreaterThanOrEqual(0.9)
  })

  it.each(questions.offTopic)('takes %j for off topic', (question) => {
    expect(planFor(question).kind).toBe('offTopic')
  })

  it.each(questions.liveOrFuture)(
    'says plainly what it cannot tell about %j, and names no sum',
    (question) => {
      const plan = planFor(question)
      expect(plan.kind).toBe('answer')
      expect(textOf(plan)).toMatch(PLAINLY)
      expect(textOf(plan)).not.toMatch(MONEY)
    },
  )

  it.each(questions.notCovered)('admits that it does not know about %j', (question) => {
    const plan = planFor(question)
    expect(plan.kind).toBe('unknown')
    expect(textOf(plan)).toMatch(/我不知道|I don’t know/)
  })
})
