import { COUNT, durationOf, earlier, UNIT } from '../../../../subjects/durations.ts'
import type { NameTable } from '../../../../subjects/name-table.ts'
import type { NamedSubject, Subject } from '../../../../subjects/subject.ts'
import { subjectsIn } from '../../../../subjects/subjects-in.ts'
import type { WantedAsset } from '../plan.ts'
import { categoryIn, currencyIn, limitIn } from './terms.ts'
import { asksOfNow, type Topic, topicIn } from './topics.ts'
import { unknownAssetsIn } from './unknown-assets.ts'

const DAY_MS = 86_400_000

/** What a clause says, with what it leaves out and earlier ones said. */
export interface Request {
  readonly text: string
  /** In small, simplified letters, each in its place. */
  readonly folded: string
  readonly topic: Topic | null
  /** It wants what no data can give. */
  readonly isOther: boolean
  readonly explains: boolean
  readonly subjects: readonly Subject[]
  /** Everything named that can be an asset. */
  readonly assets: readonly WantedAsset[]
  readonly names: readonly NamedSubject[]
  /** Back from now; null where no span is named. */
  readonly days: number | null
  /** A day of the past. */
  readonly day: string | null
  readonly currency: string | null
  readonly category: string | null
  readonly limit: number | null
  /** True where its names stand in an earlier question. */
  readonly inherits: boolean
}

/** Continues what was asked before, even of something else. */
const CONTINUES =
  /^\W*(?:and|but|what about|how about|so|then|now|ok|same|also|make it|change|switch)\b|^(?:那么?|还有|然后|接着|再|换|改|如果)|呢\W*$/u
/** Refers to what was asked about before. */
const REFERS =
  /\b(?:it|its|it's|they|them|their|that|this|those|these|both|same)\b|它|他们|这个|那个|这两|两者|两个|上面|刚才|其/u
/** So few characters say only what is different now. */
const SHORT = 24

/** Reads a clause after the ones before it. */
export function readRequest(
  text: string,
  { table, now, before }: { table: NameTable; now: Date; before: Request | null },
): Request {
  const subjects = subjectsIn(text, table, now)
  const folded = table.fold(text)
  const own = { subjects, ...namedIn(text, folded, subjects) }
  const isNew = own.assets.length > 0 || own.names.length > 0 || subjects.some(isOnChain)
  const leans = CONTINUES.test(folded) || REFERS.test(folded) || text.length <= SHORT
  const inherits = !isNew && leans && before !== null
  const { assets, names } = inherits ? before : own
  const isNamed = names.some(({ kind }) => kind !== 'exchange' && kind !== 'wallet')
  const said = {
    ...{ text, folded, subjects, assets, names, inherits },
    days: daysIn(subjects, now) ?? spanIn(folded, now),
    day: dayIn(subjects, now),
    currency: currencyIn(folded),
    category: categoryIn(folded),
    limit: limitIn(folded),
    ...topicIn(folded, { isNamed: isNamed || assets.length > 0, count: assets.length }),
  }
  if (subjects.some((subject) => subject.kind === 'span' && subject.from > now)) {
    return { ...said, isOther: true }
  }
  // Of what was explained more is explained, unless a figure of now is asked for.
  const isExplained = leans && !isNew && before?.topic === null && before.explains
  if (isExplained && !asksOfNow(folded)) return { ...said, topic: null }
  const isOfOther = before?.isOther || (before?.topic === null && before.explains)
  if (CONTINUES.test(folded) && isOfOther && said.topic === null) return { ...said, isOther: true }
  return before?.topic && said.topic === null && !said.isOther && !said.explains && leans
    ? continued(said, before, isNew)
    : said
}

/** The same request with another subject, span, currency or category. */
function continued(said: Request, before: Request, isNew: boolean): Request {
  const { days, day, currency, category, limit } = said
  const isChange = isNew || days || day || currency || category || limit
  if (!isChange || said.text.length > SHORT * 2) return said
  return {
    ...before,
    ...(isNew && { assets: said.assets, names: said.names }),
    ...{ subjects: said.subjects, explains: false, inherits: true },
    days: days ?? (day ? null : before.days),
    day: day ?? (days ? null : before.day),
    currency: currency ?? before.currency,
    category: category ?? before.category,
    limit: limit ?? before.limit,
    // A price over a time is its course.
    topic: before.topic === 'price' && days !== null && days > 1 ? 'chart' : before.topic,
  }
}

function namedIn(text: string, folded: string, subjects: readonly Subject[]) {
  const names = subjects.filter((subject): subject is NamedSubject => 'candidates' in subject)
  const known = names.filter(({ candidates: [first] }) => first?.kinds.includes('asset'))
  const all = [
    ...known.map(({ candidates }) => wanted(candidates)),
    ...unknownAssetsIn(text, folded, subjects),
  ]
  return { names, assets: [...new Map(all.map((asset) => [asset.called, asset])).values()] }
}

function wanted([first, ...others]: NamedSubject['candidates']): WantedAsset {
  return {
    called: first?.name ?? '',
    ticker: first?.ticker ?? null,
    others: others.filter(({ kinds }) => kinds.includes('asset')).map(({ name }) => name),
  }
}

export const isOnChain = ({ kind }: Subject): boolean =>
  kind === 'address' || kind === 'transaction' || kind === 'name'

const DURATION = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?<count>${COUNT})[ -]?(?<unit>${UNIT})(?![a-z])`,
  'u',
)

/** Days that are said without what they are of: “chart over 90 days”. */
function spanIn(folded: string, now: Date): number | null {
  const { count = '', unit = '' } = DURATION.exec(folded)?.groups ?? {}
  const duration = durationOf(count, unit)
  if (!duration || duration.unit === 'hour') return null
  return Math.round((now.getTime() - earlier(now, duration).getTime()) / DAY_MS)
}

/** From the beginning of the span until now: no source gives only a part. */
function daysIn(subjects: readonly Subject[], now: Date): number | null {
  const span = subjects.find((subject) => subject.kind === 'span')
  if (!span) return null
  return Math.max(1, Math.round((now.getTime() - span.from.getTime()) / DAY_MS))
}

function dayIn(subjects: readonly Subject[], now: Date): string | null {
  const day = subjects.find((subject) => subject.kind === 'date')?.day ?? null
  return day !== null && day < now.toISOString().slice(0, 10) ? day : null
}
