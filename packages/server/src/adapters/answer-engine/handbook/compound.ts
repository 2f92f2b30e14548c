import type { Question } from '../../../ports.ts'
import { simplified } from '../simplified.ts'
import type { Section } from './handbook.ts'
import type { AnswerPlan, Half, Part, Plan } from './plan.ts'

/** A first question, and a second one behind it in the same sentence. */
const COMPOUND = [
  /^(.+?)(?:[,;?]|,? (?:and|but|then))+ ((?:and |so |then )?(?:how|what|whats|where|when|why|who|which|is|are|was|can|could|do|does|did|will|would|should|has|have)\b.*)$/i,
  /^(.+?)(?:[，；？?,]|(?<=^(?:什么是|啥是)\S+|是什么|是啥|什么意思|[吗呢]) )\s*(?:然后|再|还有|那)?(.*(?:怎么|如何|应该|要不要|会不会|多久|多少|什么|干[嘛啥]|[是有]啥|是不是|能不能|有没有|吗|哪|谁).*)$/,
]
/** A story that ends in a question is one. */
const ASKS =
  /^\W*(?:what|how|why|where|when|which|who|is|are|can|could|should|do|does|explain|tell me)\b|什么|怎么|如何|哪|多少|几|吗|啥|是不是|能不能|有没有|介绍|解释/i
const MOST_RELATED = 4

/** All that is looked for in a question is written in simplified characters. */
function inSimplified(question: Question): Question {
  const history = question.history.map((turn) => ({ ...turn, content: simplified(turn.content) }))
  return { ...question, text: simplified(question.text), history }
}

/** The answer to a question, or to both that it consists of: the second is asked as one that follows the first. */
export function planCompound(asked: Question, plan: (one: Question) => Plan): Plan {
  const question = inSimplified(asked)
  const whole = plan(question)
  const [, first, second] = COMPOUND.map((each) => each.exec(question.text)).find(Boolean) ?? []
  const isFollowing = question.history.length > 0
  if (isFollowing || !first || !second || !ASKS.test(first) || isOne(whole)) return whole
  const one = plan({ ...question, text: first })
  if (!isHalf(one)) return whole
  const isGuided = whole.kind === 'answer' && whole.parts[0].reason === 'guide'
  const [opening] = isGuided ? [] : partsOf(one).flatMap(({ sections }) => sections)
  const said = [
    { role: 'user', content: first },
    { role: 'assistant', content: opening ? `### ${opening.heading}` : '' },
  ] as const
  const other = plan({ ...question, text: second, history: [...said] })
  if (!isHalf(other) || !isSame(whole, [one, other])) return whole
  return joined(whole, one, other) ?? whole
}

/** True for a sum, whose figures belong together, a comparison, and what is no question of the field. */
function isOne(plan: Plan): boolean {
  const isAside = plan.kind === 'smallTalk' || plan.kind === 'offTopic'
  return isAside || plan.kind === 'sum' || (plan.kind === 'answer' && plan.rows.length > 0)
}

const isHalf = (plan: Plan): plan is Half => plan.kind === 'answer' || plan.kind === 'term'

const partsOf = (half: Half): readonly Part[] => (half.kind === 'answer' ? half.parts : [])

/** False where the first half names nothing, and the question as a whole has brought up another entry than both. */
function isSame(whole: Plan, halves: readonly Half[]): boolean {
  const parts = halves.flatMap(partsOf)
  if (whole.kind !== 'answer' || parts[0]?.reason !== 'words') return true
  return parts.some(({ entry }) => entry === whole.parts[0].entry)
}

/** Both answers in one; null where the second says nothing new. */
function joined({ reading, considered }: Plan, one: Half, other: Half): AnswerPlan | null {
  const main = [one, other].find((half) => half.kind === 'answer')
  if (!main) return null
  const first = shortened(one, other)
  const said = partsOf(first).flatMap(({ sections }) => sections)
  const [next] = partsOf(other).flatMap(({ sections }) => sections)
  if (other.kind === 'answer' && (!next || said.includes(next))) return null
  const isOnSame = partsOf(first).some(({ entry }) => entry === partsOf(other)[0]?.entry)
  const rest = isOnSame && other.kind === 'answer' ? restOf(other, said) : other
  const [lead = main.parts[0], ...others] = merged([...partsOf(first), ...partsOf(rest)])
  const parts = [lead, ...others]
  const entries = new Set(parts.map(({ entry }) => entry))
  const related = [one, other].flatMap((half) => (half.kind === 'answer' ? half.related : []))
  return {
    ...main,
    reading,
    considered,
    parts: [lead, ...others],
    halves: [first, rest],
    related: [...new Set(related)].filter((entry) => !entries.has(entry)).slice(0, MOST_RELATED),
  }
}

/** The second answer from the entry of the first one, without what that has said. */
function restOf(other: AnswerPlan, said: readonly Section[]): AnswerPlan {
  const isNew = (section: Section) => !said.includes(section)
  const [lead, ...others] = other.parts
  const parts = [
    { ...lead, sections: lead.sections.filter(isNew) },
    ...others.map((part) => ({ ...part, sections: part.sections.filter(isNew) })),
  ] as const
  return { ...other, parts: [...parts], lacks: null, defines: false }
}

/** The parts from one entry as one. */
function merged(parts: readonly Part[]): Part[] {
  const byEntry = Map.groupBy(parts, ({ entry }) => entry)
  return [...byEntry.values()].flatMap(([first, ...others]) =>
    first ? { ...first, sections: [first, ...others].flatMap(({ sections }) => sections) } : [],
  )
}

/** Of the first answer only what can stand beside one from the same entry. */
function shortened(one: Half, other: Half): Half {
  if (one.kind !== 'answer' || partsOf(other)[0]?.entry !== one.parts[0].entry) return one
  const [first] = one.parts
  return { ...one, parts: [{ ...first, sections: first.sections.slice(0, 1) }] }
}
