import type { Language } from '../../../ports.ts'
import type { Aspect } from '../handbook/aspects.ts'
import type { Entry, Handbook } from '../handbook/handbook.ts'
import type { OpenHandbook } from '../handbook/open-handbook.ts'
import type { Plan } from '../handbook/plan.ts'
import type { Planner } from '../handbook/planner.ts'
import { type EntryAsk, questionsOn } from './entry-questions.ts'

/** More are not shown. */
const ENOUGH = 3

/** Questions that the handbook answers by the entry that they are about: each was put to it. */
export class HandbookQuestions {
  readonly #handbook: Handbook
  readonly #planner: Planner
  readonly #names: ReadonlySet<string>
  readonly #known = new Map<string, readonly EntryAsk[]>()

  /** `names` are those of coins, companies and services. */
  constructor({ handbook, planner }: OpenHandbook, names: ReadonlySet<string>) {
    this.#handbook = handbook
    this.#planner = planner
    this.#names = names
  }

  /**
   * Further questions, each on another entry: this one and what is related to it. A second one on it
   * comes last, where little is related; all are without what is asked for already.
   */
  after(entry: Entry, without: ReadonlySet<Aspect>): string[] {
    const isNew = ({ aspect }: EntryAsk) => !without.has(aspect)
    const [own, second] = this.#of(entry).filter(isNew)
    const found = own ? [own] : []
    for (const slug of entry.related) {
      if (found.length >= ENOUGH) break
      const other = this.#handbook.get(slug)?.[entry.language]
      const isNear = other?.topics.some((topic) => entry.topics.includes(topic))
      if (!other || !isNear) continue
      // One question each is enough, if possible another one than before.
      const asked = new Set(found.map(({ aspect }) => aspect))
      const further = this.#of(other).filter(isNew)
      found.push(
        ...further.toSorted((a, b) => +asked.has(a.aspect) - +asked.has(b.aspect)).slice(0, 1),
      )
    }
    if (second && found.length < ENOUGH) found.push(second)
    return found.map(({ text }) => text)
  }

  /** An entry never changes, so its questions are tried once. */
  #of(entry: Entry): readonly EntryAsk[] {
    const key = `${entry.language}/${entry.slug}`
    const known = this.#known.get(key)
    if (known) return known
    const tried = questionsOn(entry, (word) => this.#names.has(word)).filter((ask) =>
      isAnswered(this.#planner.plan(alone(ask.text, entry.language)), ask),
    )
    this.#known.set(key, tried)
    return tried
  }
}

const alone = (text: string, language: Language) =>
  ({ text, language, history: [], deepThink: false, internetSearch: false }) as const

/** True if the answer is taken from the entry, from a section on what is asked, and lacks nothing. */
function isAnswered(plan: Plan, { slug, aspect }: EntryAsk): boolean {
  if (plan.kind !== 'answer') return false
  const { parts, focus, lacks, rows, reading } = plan
  const [first] = parts
  return (
    first.entry.slug === slug &&
    first.sections.some(({ aspects }) => aspects.includes(aspect)) &&
    focus.length + rows.length + reading.unknown.length === 0 &&
    lacks === null
  )
}
