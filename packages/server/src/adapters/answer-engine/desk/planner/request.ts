import { COUNT, durationOf, earlier, UNIT } from '../../../../subjects/durations.ts'
import type { NameTable } from '../../../../subjects/name-table.ts'
import type { NamedSubject, Subject } from '../../../../subjects/subject.ts'
import { subjectsIn } from '../../../../subjects/subjects-in.ts'
import type { WantedAsset } from '../plan.ts'
import {
  areListed,
  beside,
  changed,
  compares,
  differs,
  isComparable,
  isOneSided,
  isPriced,
  isReadEach,
} from './comparing.ts'
import { introduces } from './introduction.ts'
import {
  continues,
  isBrief,
  isGeneral,
  leansOn,
  meansBoth,
  meansIt,
  namesFigures,
} from './leaning.ts'
import { categoryIn, currencyIn, limitIn, placeIn } from './terms.ts'
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
  /** They stand beside each other, and each is meant. */
  readonly areListed: boolean
  /** What was asked about before these. */
  readonly former: readonly WantedAsset[]
  /** Back from now; null where no span is named. */
  readonly days: number | null
  /** A day of the past. */
  readonly day: string | null
  readonly currency: string | null
  readonly category: string | null
  readonly limit: number | null
  /** In a ranking that was asked for before. */
  readonly place: number | null
  /** True where names of it stand in an earlier question. */
  readonly inherits: boolean
  /** It goes on with what an earlier question wanted, of the same or of something else. */
  readonly follows: boolean
  /** It is of nothing that was named before. */
  readonly isGeneral: boolean
}

/** Reads a clause after the ones before it. */
export function readRequest(
  text: string,
  { table, now, before }: { table: NameTable; now: Date; before: Request | null },
): Request {
  const subjects = subjectsIn(text, table, now)
  const folded = table.fold(text)
  const own = { subjects, ...namedIn(text, folded, subjects) }
  const isNew = own.assets.length > 0 || own.names.length > 0 || subjects.some(isOnChain)
  const leans = leansOn(text, folded)
  const spoken = spokenOf(own, { folded, before: leans ? before : null, isNew })
  const isTheirs = isNew || !spoken.inherits || meansIt(folded)
  const said: Request = {
    ...{ text, folded, subjects, ...spoken },
    ...topicIn(folded, { ...namingOf(spoken), isTheirs }),
    former: before?.former ?? [],
    follows: continues(folded) && before !== null && before.topic !== null && !before.isOther,
    days: daysIn(subjects, now) ?? spanIn(folded, now),
    day: dayIn(subjects, now),
    currency: currencyIn(folded),
    category: categoryIn(folded),
    limit: limitIn(folded),
    place: placeIn(folded),
  }
  if (subjects.some((subject) => subject.kind === 'span' && subject.from > now)) {
    return { ...said, isOther: true }
  }
  if (isComparison(said, before)) {
    const isOfSpan = isNew && said.inherits && said.days === null
    const isSame = said.inherits && before?.topic === 'compare'
    return {
      ...{ ...said, topic: 'compare', days: (isOfSpan && before?.days) || said.days },
      currency: said.currency ?? (isSame ? before.currency : null),
    }
  }
  return before ? after(before, said, { isNew, leans }) : said
}

/** What it is about: its own names, those before, or both beside each other. */
function spokenOf(
  own: Named,
  {
    folded,
    before,
    isNew,
  }: { readonly folded: string; readonly before: Request | null; readonly isNew: boolean },
): Pick<Request, 'assets' | 'names' | 'areListed' | 'inherits' | 'isGeneral'> {
  const together = before ? besideAssets(before.former, before.assets) : []
  const isOfBoth = !isNew && together.length > 1 && (compares(folded) || meansBoth(folded))
  const isOfAll = !isNew && isGeneral(folded, topicIn(folded, namingOf(own)).topic)
  const isCold = isOfAll && !isOfBoth
  if (before && isComparable(before.topic) && isOneSided(folded, countOf(own)))
    return { ...joined(before, own), areListed: true, inherits: true, isGeneral: isCold }
  if (isNew || isCold || !before) {
    const listed = areListed(folded, own.names)
    return { ...own, areListed: listed, inherits: false, isGeneral: isCold }
  }
  const assets = isOfBoth ? together : before.assets
  const { names, areListed: listed } = before
  return { assets, names, areListed: listed, inherits: true, isGeneral: false }
}

/** The same as it is meant after the questions before. */
function after(
  before: Request,
  said: Request,
  { isNew, leans }: { readonly isNew: boolean; readonly leans: boolean },
): Request {
  const { folded, place } = said
  if (before.topic === 'ranking' && place !== null && !isNew && isBrief(said.text))
    return { ...before, place, inherits: true, follows: true }
  // What was drawn or compared is so again, in another currency.
  const isInCurrency = isDrawn(before.topic) && !isNew && isCurrencyAlone(said)
  const topic = isInCurrency ? null : said.topic
  const isIntroduced = introduces(before)
  // Whoever asked what one thing is may ask it of another.
  if (isIntroduced && isNew && continues(folded) && topic === null)
    return { ...said, explains: true }
  const wasExplained = before.topic === null && before.explains && !isIntroduced
  // Of what was explained more is explained, unless a figure of now is asked for.
  const isOfFigures = asksOfNow(folded) || namesFigures(folded)
  if (wasExplained && leans && !isNew && !said.isGeneral && !isOfFigures)
    return { ...said, topic: null }
  if (continues(folded) && (before.isOther || wasExplained) && topic === null)
    return { ...said, isOther: true }
  const isContinued = before.topic && topic === null && !said.isOther && !said.explains && leans
  return isContinued ? continued(said, before, isNew) : said
}

const isDrawn = (topic: Topic | null) => topic === 'compare' || topic === 'chart'

/** “In euros”, and no price is asked for. */
const isCurrencyAlone = ({ topic, currency, folded }: Request) =>
  topic === 'price' && currency !== null && !/\bprices?\b|价|多少/u.test(folded)

/** What later questions rest on: a question of everything leaves what was named as it was. */
export const rememberedOf = (said: Request, before: Request | null): Request | null => {
  if (said.isGeneral && before) return { ...said, assets: before.assets, names: before.names }
  const isSaid = said.topic || said.explains || said.assets.length + said.names.length > 0
  if (!isSaid) return before
  // Of two that are asked about one after the other, “compare them” means both.
  const [one, other] = [said.assets, before?.assets ?? []]
  const isAnother = one.length === 1 && other.length === 1 && one[0]?.called !== other[0]?.called
  const isSame = one.length < 2 && !isAnother
  return { ...said, former: isAnother ? other : isSame ? said.former : [] }
}

const namingOf = ({ assets, names }: Named) => ({
  isNamed: assets.length > 0 || names.some(({ kind }) => kind !== 'exchange' && kind !== 'wallet'),
  isTheirs: true,
  count: assets.length,
})

/** Figures of several are wanted beside each other, not how they differ in nature. */
function isComparison(said: Request, before: Request | null): boolean {
  const { folded, assets, topic, explains, days, inherits } = said
  // What was asked of one is asked of the other.
  if (topic === null && before && inherits && isReadEach(before.topic)) return false
  if (assets.length < 2 || !compares(folded) || differs(folded)) return false
  if (topic === null) return !explains || days !== null || inherits
  return isPriced(topic) || (inherits && topic === 'ranking')
}

type Named = Pick<Request, 'assets' | 'names'>

const countOf = ({ assets, names }: Named) => Math.max(assets.length, names.length)

/** What was spoken of and what is new. */
const joined = (before: Named, own: Named): Named => ({
  names: beside(before.names, own.names, ({ candidates: [known] }) => known?.name),
  assets: besideAssets(before.assets, own.assets),
})

const besideAssets = (before: Named['assets'], own: Named['assets']) =>
  beside(before, own, calledOf)

const calledOf = ({ called }: WantedAsset) => called

/** The same request with another subject, span, currency or category. */
function continued(said: Request, before: Request, isNew: boolean): Request {
  const { days, day, currency, category, limit } = said
  const isNow = before.day !== null && asksOfNow(said.folded)
  const isChange = isNew || isNow || days || day || currency || category || limit
  if (!isChange || !isBrief(said.text)) return said
  const isOfAll = before.isGeneral && !isNew
  const isOwnText = isNew && (said.inherits || said.assets.length > 1)
  const isDrawing = before.topic === 'chart' && before.assets.length > 1
  const isSide = (before.topic === 'compare' || isDrawing) && said.assets.length === 1
  return {
    ...before,
    ...(isOwnText && { text: said.text, folded: said.folded }),
    ...((isNew || isOfAll) && {
      assets: said.assets,
      names: said.names,
      areListed: said.areListed,
    }),
    ...(isNew &&
      isSide && {
        assets: changed(before.assets, said.assets, { folded: said.folded, keyOf: calledOf }),
      }),
    ...{ explains: false, inherits: !isNew || isSide, follows: true, isGeneral: isOfAll },
    subjects: [...said.subjects, ...before.subjects.filter(({ kind }) => kind === 'amount')],
    days: days ?? (day ? null : before.days),
    day: day ?? (days || isNow ? null : before.day),
    currency: currency ?? before.currency,
    category: category ?? before.category,
    limit: limit ?? before.limit,
    place: null,
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
