import type { Question } from '../../../ports.ts'
import type { AnswerPlan, Part, Plan } from './plan.ts'

/** A first question, and a second one behind it in the same sentence. */
const COMPOUND = [
  /^(.+?)(?:[,;?]|,? and) ((?:how|what|where|when|is|are|can|do|then)\b.*)$/i,
  /^(.+?)[，；？,](?:然后|再|还有)?(.*(?:怎么|如何|应该|要不要|会不会|多久|什么|是不是|吗|哪).*)$/,
]
/** A story that ends in a question is one. */
const ASKS =
  /^\W*(?:what|how|why|where|when|which|who|is|are|can|could|should|do|does|explain|tell me)\b|什么|怎么|如何|哪|多少|几|吗|是不是|能不能|介绍|解释/i
const MOST_SECTIONS = 2

/** The answer to a question, or to both that it consists of: the second is asked as one that follows the first. */
export function planCompound(question: Question, plan: (one: Question) => Plan): Plan {
  const whole = plan(question)
  const [, first, second] = COMPOUND.map((each) => each.exec(question.text)).find(Boolean) ?? []
  // Figures belong to one sum, and a follow-up to what was said before.
  const isOne = question.history.length > 0 || /\d/.test(question.text)
  if (isOne || !first || !second || !ASKS.test(first) || !isPlain(whole)) return whole
  const one = plan({ ...question, text: first })
  const said = [
    { role: 'user', content: first },
    { role: 'assistant', content: '' },
  ] as const
  const other = plan({ ...question, text: second, history: [...said] })
  return isPlain(one) && isPlain(other) ? joined(whole, one, other) : whole
}

/** True for an answer that withholds and compares nothing. */
function isPlain(plan: Plan): plan is AnswerPlan {
  return plan.kind === 'answer' && plan.focus.length === 0 && plan.rows.length === 0
}

/** Of each question the entry that answers it best; where that is one entry, the best section for each. */
function joined(whole: AnswerPlan, { parts: [first], defines }: AnswerPlan, other: AnswerPlan) {
  const [second] = other.parts
  const isSame = first.entry === second.entry
  const sections = new Set([...first.sections.slice(0, 1), ...second.sections])
  const parts: [Part, ...Part[]] = isSame
    ? [{ ...first, sections: [...sections].slice(0, MOST_SECTIONS) }]
    : [first, second]
  return { ...whole, parts, defines: defines && isSame }
}
