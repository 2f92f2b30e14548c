import { languageOf, opensWithYesOrNo } from '@coinquiry/server/testing'
import type { Reply } from './ask.ts'
import type { EvalQuestion, Outcome } from './questions.ts'

/** The titles of the handbook's entries, by slug; empty for an engine that has none. */
export type Titles = ReadonlyMap<string, readonly string[]>

export interface Judged {
  readonly question: EvalQuestion
  readonly reply: Reply
  /** More than one where an answer says what holds in general and that it doesn't know the rest. */
  readonly outcomes: readonly Outcome[]
  readonly entry: 'right' | 'wrong' | 'none' | 'not asked'
  /** What is wrong with the answer, in plain words; empty if nothing is. */
  readonly faults: readonly string[]
}

const ADMITS =
  /我不知道|手册里没有|没有专门|says nothing on|I don[’']t know|has no entry|has no section/i
const ASKS_BACK = /你指的是哪|你是指|which do you mean|do you mean/i
const SAYS = {
  'no data': /没有实时|看不到新闻|no live data|see no news|real-time data/i,
  'no prediction': /不预测|无法预测|can[’']t predict|cannot predict|no prediction/i,
  'no advice': /不给买卖建议|由你自己决定|your decision|no recommendation/i,
} as const
/** A promise of what a price will do. */
const OVERCONFIDENT =
  /(?:一定|肯定|必定|必然|保证)(?:会)?(?:大)?(?:涨|跌|翻倍|赚)(?!吗|[？?])|\bwill (?:definitely|certainly|surely) (?:rise|fall|go|reach|double)|guaranteed (?:profit|return)s? of \d/i
const DENIED = /(?:不|没|没有|并非|别信|骗|警惕|声称|承诺|号称)[^。！？]{0,24}$/

/** Holds an answer against all that its question expects of it. */
export function judge(question: EvalQuestion, reply: Reply, titles: Titles): Judged {
  const outcomes = outcomesOf(reply)
  const entry = entryOf(question, reply, titles)
  const faults: string[] = []
  if (!outcomes.some((outcome) => question.outcome.includes(outcome))) {
    faults.push(`${outcomes[0]}, where it should be: ${question.outcome.join(' or ')}`)
  }
  if (entry === 'wrong') faults.push(`read another entry than ${question.entry.join(' or ')}`)
  if (entry === 'none') faults.push(`read no entry, ${question.entry.join(' or ')} has the answer`)
  for (const part of question.has) {
    if (!holds(reply.text, part)) faults.push(`does not say “${part}”`)
  }
  for (const part of question.lacks) {
    if (holds(reply.text, part)) faults.push(`says “${part}”`)
  }
  if (question.says && !SAYS[question.says].test(withoutFooter(reply.text))) {
    faults.push(`does not say that there is ${question.says}`)
  }
  if (question.leads && !opensWithYesOrNo(beginningOf(reply.text), languageOf(question.ask))) {
    faults.push('does not say yes or no first')
  }
  if (question.entry.length > 0 && outcomes.includes('answers') && reply.sources === 0) {
    faults.push('cites nothing')
  }
  if (languageOf(reply.text) !== languageOf(question.ask)) faults.push('is in the other language')
  const promise = OVERCONFIDENT.exec(reply.text)
  if (promise && !DENIED.test(reply.text.slice(0, promise.index))) {
    faults.push(`promises: “${promise[0]}”`)
  }
  return { question, reply, outcomes, entry, faults }
}

/** What stands below every answer says nothing on this question. */
function withoutFooter(text: string): string {
  return text.replace(/\n\n\*[^\n]*\*$/, '')
}

/** Where the answer begins, below the heading of its first section. */
function beginningOf(text: string): string {
  return text.replace(/^#+ [^\n]*\n+/, '')
}

function outcomesOf({ text, relevant, sources }: Reply): Outcome[] {
  if (!relevant) return ['declines']
  const [first = ''] = text.split('\n\n')
  if (ASKS_BACK.test(first)) return ['asks back']
  if (!ADMITS.test(text)) return ['answers']
  return sources > 0 ? ['admits', 'answers'] : ['admits']
}

function entryOf(
  question: EvalQuestion,
  { steps, urgent }: Reply,
  titles: Titles,
): Judged['entry'] {
  // First steps for a person in trouble come before any entry.
  if (question.entry.length === 0 || titles.size === 0 || urgent) return 'not asked'
  const read = (slug: string) =>
    steps.some((step) => titles.get(slug)?.some((title) => names(step, title)))
  if (question.entry.some((slugs) => slugs.split('+').every(read))) return 'right'
  return [...titles.keys()].some(read) ? 'wrong' : 'none'
}

/** True for a step such as “Reading: Staking, Lending” that has the title in its list. */
function names(step: string, title: string): boolean {
  const [, list = ''] = /^[^:：]*[:：]\s*(.*)$/.exec(step) ?? []
  return [', ', '、'].some((comma) =>
    `${comma}${list}${comma}`.includes(`${comma}${title}${comma}`),
  )
}

function holds(text: string, part: string): boolean {
  const lower = text.toLowerCase()
  return part.split('|').some((each) => lower.includes(each.toLowerCase()))
}
