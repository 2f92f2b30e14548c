import type { SearchSpan } from '../../../ports/web-search.ts'
import type { NameTable } from '../../../subjects/name-table.ts'
import type { NamedEntity, NamedSubject, Subject } from '../../../subjects/subject.ts'
import { subjectsIn } from '../../../subjects/subjects-in.ts'
import { leansOn } from '../desk/planner/leaning.ts'
import { requestOf } from '../desk/planner/planner.ts'
import type { Request } from '../desk/planner/request.ts'
import { asksOfNow } from '../desk/planner/topics.ts'
import type { Recognize } from '../research/recognized.ts'

const DAY_MS = 86_400_000
const MOST_SUBJECTS = 8
/** Of a name that several bear. */
const MOST_BEARERS = 3
const DAYS: Readonly<Record<SearchSpan, number>> = { day: 0, week: 7, month: 31, year: 366 }

export interface RecognizerSettings {
  readonly names: () => Promise<NameTable>
  readonly now: () => Date
}

/** Tells what a question is about, as the desk understands it. */
export function recognizer({ names, now }: RecognizerSettings): Recognize {
  return async (question) => {
    const { text, history } = question
    const table = await names()
    const at = now()
    const request = requestOf(question, { table, now: at })
    const subjects = request?.subjects ?? subjectsIn(text, table, at)
    const named = request?.names ?? subjects.filter(isNamed)
    const before = history.findLast(({ role }) => role === 'user')?.content ?? ''
    const known = named.flatMap(({ candidates }) => candidates.slice(0, 1))
    const about = [...named.map(nameOf), ...subjects.flatMap(onChainKindOf)]
    return {
      subjects: [...new Set(about)].slice(0, MOST_SUBJECTS),
      // A story is full of times that it doesn't ask of.
      ...(request ? timeOf(request, at) : { time: null, within: null }),
      text: [
        ...(leansOn(text, table.fold(text)) ? [before] : []),
        ...[text, ...known.flatMap((one) => table.namesOf(one))],
      ].join('\n'),
    }
  }
}

const isNamed = (subject: Subject): subject is NamedSubject => 'candidates' in subject

const nameOf = ({ candidates }: NamedSubject): string =>
  candidates.slice(0, MOST_BEARERS).map(described).join(' or ')

function described({ name, ticker, id, kinds }: NamedEntity): string {
  const more = [ticker, kinds.join('/'), id && `CoinGecko id ${id}`].filter(Boolean)
  return `${name} (${more.join(', ')})`
}

/** An address itself stands in the question. */
function onChainKindOf(subject: Subject): string[] {
  switch (subject.kind) {
    case 'address': {
      const isWrong = subject.checksum === 'wrong'
      return [`address (${subject.chain}${isWrong ? ', wrong checksum' : ''})`]
    }
    case 'transaction':
      return [`transaction (${subject.chain})`]
    case 'name':
      return ['ENS name']
    default:
      return []
  }
}

/** The days that it names, else today where it asks of now. */
function timeOf(request: Request, now: Date) {
  const today = dayOf(now)
  const days = request.subjects.flatMap(daysOf)
  if (request.day !== null) days.push(request.day)
  if (days.length === 0 && request.days !== null)
    days.push(dayOf(new Date(now.getTime() - request.days * DAY_MS)), today)
  const isNamed = days.length > 0
  if (!isNamed && isOfNow(request)) days.push(today)
  const [from] = days.sort()
  const to = days.at(-1)
  if (from === undefined || from > today) return { time: null, within: null }
  return {
    time: from === to ? from : `${from}/${to}`,
    within: isNamed ? spanFrom(from, now) : null,
  }
}

function daysOf(subject: Subject): string[] {
  if (subject.kind === 'date') return [subject.day]
  if (subject.kind !== 'span') return []
  return [dayOf(subject.from), dayOf(new Date(subject.before.getTime() - 1))]
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

/** A figure changes from day to day, what a project is does not. */
const isOfNow = ({ folded, topic }: Request): boolean =>
  asksOfNow(folded) || (topic !== null && topic !== 'profile')

/** The shortest that holds everything from this day on. */
function spanFrom(day: string, now: Date): SearchSpan | null {
  const age = Math.floor((now.getTime() - Date.parse(day)) / DAY_MS)
  const spans = Object.entries(DAYS) as [SearchSpan, number][]
  return spans.find(([, most]) => age <= most)?.[0] ?? null
}
