import type { Question } from '../../../ports.ts'
import type { NameTable } from '../../../subjects/name-table.ts'
import type { Part } from '../desk/plan.ts'
import { deskPlanOf } from '../desk/planner/planner.ts'
import type { OpenHandbook } from '../handbook/open-handbook.ts'
import type { Recognized } from '../research/recognized.ts'
import type { PlanLookUps, ToolCall } from '../research/tool.ts'
import { callFor, type PlannedCall } from './call-for.ts'

export interface PlanSettings {
  readonly open: () => Promise<OpenHandbook>
  readonly names: () => Promise<NameTable>
  readonly now: () => Date
}

const MOST_PLANNED = 5
/** A question that says less leans on the one before. */
const BRIEF = 20

/**
 * What is looked up for a question by rule, where a model cannot say so itself: what the desk would
 * read for it, and the web where that is nothing, or is news.
 */
export function lookUpPlan({ open, names, now }: PlanSettings): PlanLookUps {
  return async (question, { within }) => {
    const { planner } = await open()
    const at = now()
    const likelyOf = (text: string) => planner.likelyOf(text)
    const plan = deskPlanOf(question, { table: await names(), likelyOf, now: at })
    const parts: readonly Part[] = plan?.parts ?? []
    const plans = parts.filter((part) => part.kind !== 'explain')
    const calls = plans.map((each) => callFor(each, at))
    const isRead = plans.some(({ kind }) => kind !== 'news')
    const { kind } = planner.plan(question)
    const isAnswerable = kind !== 'smallTalk' && kind !== 'offTopic' && kind !== 'sum'
    const isSearched = plans.some(({ kind }) => kind === 'news') || (!isRead && isAnswerable)
    // Figures first: they are short, and a search is not pushed out by many of them.
    const search = isSearched ? [searchFor(question, within)] : []
    return [...calls.slice(0, MOST_PLANNED - search.length), ...search].map(asToolCall)
  }
}

function searchFor({ text, history }: Question, within: Recognized['within']): PlannedCall {
  const before = history.findLast(({ role }) => role === 'user')?.content ?? ''
  const query = text.length < BRIEF ? `${before} ${text}`.trim() : text
  return { name: 'search_web', arguments: { query, ...(within && { within }) } }
}

const asToolCall = ({ name, arguments: given }: PlannedCall, at: number): ToolCall => ({
  id: `planned_${at + 1}`,
  name,
  arguments: JSON.stringify(given),
})
