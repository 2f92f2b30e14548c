import type { AssetProfile, ProfileFigures } from '../../../../ports/market-data.ts'
import { figuresIn } from '../../../figures.ts'
import { listed } from '../../research/figure-text.ts'
import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { imitations, plain, type Writer } from '../writer.ts'
import { drawn, sentence } from './chart.ts'
import { type Course, limits, overOneSpan, readCourses } from './courses.ts'
import { notRead, readEach } from './read-each.ts'
import { type PlanOf, type Topic, unknown } from './topic.ts'

const ROWS = [
  ...(['price', 'change24h', 'change7d', 'change1y', 'marketCap', 'volume24h'] as const),
  ...(['fullyDilutedValuation', 'allTimeHigh', 'fromAllTimeHigh'] as const),
] satisfies readonly (keyof ProfileFigures)[]

/** Two to five assets beside each other, and their courses in one drawing. */
export const compare: Topic<PlanOf<'compare'>> = {
  port: 'market',
  step: ({ assets }, language) =>
    RESEARCH_MESSAGES[language].market(assets.map(({ called }) => called)),
  async read({ assets, days, currency }, ground) {
    const { market } = ground.data
    if (!market) return null
    const [{ read, missing, lost }, profiles] = await Promise.all([
      readCourses(assets, { days, currency, market }, ground),
      readEach(assets, (called) => market.profile(called, currency, ground.signal), ground),
    ])
    const profileOf = ({ history }: Course) =>
      profiles.read.find(({ value }) => value?.id === history.id)?.value
    const span = overOneSpan(read.filter(profileOf), days)
    const courses = span?.courses ?? []
    const sides = courses.flatMap((course) => {
      const profile = profileOf(course)
      return profile ? [{ course, profile }] : []
    })
    const unread = { missing, lost: [...lost, ...profiles.lost] }
    const [first] = sides
    if (!span || !first) return unknown((writer) => notRead(unread, writer))
    return {
      sources: sides.map(({ course: { source }, profile }) => ({
        ...source,
        excerpt: `${listed(profile.figures)}; ${source.excerpt ?? ''}`.slice(0, 1100),
      })),
      figures: sides.flatMap(({ course, profile }) => [...figuresIn(profile), ...course.figures]),
      write: (writer) => [
        ...imitations(
          sides.map(({ profile }) => profile),
          writer,
        ),
        sides.length === 1
          ? sentence(first.course, span.days, writer)
          : lead(sides, span.days, writer),
        table(sides, span.days, writer),
        drawn(courses, span.days, writer),
        ...limits(span, writer),
        ...notRead(unread, writer),
      ],
    }
  },
}

interface Side {
  readonly course: Course
  readonly profile: AssetProfile
}

/** Who did better over the days. */
function lead(sides: readonly Side[], days: number, writer: Writer): string {
  const ordered = sides
    .flatMap(({ course: { history, change } }) =>
      change ? [{ name: history.symbol, change }] : [],
    )
    .sort((a, b) => Number(b.change.value) - Number(a.change.value))
  const [best] = ordered
  if (!best) return ''
  const each = ordered.map(({ name, change }) => `${plain(name)} ${writer.show(change)}`)
  const said = { span: writer.days(days), changes: writer.facts(each) }
  // Who did best is not known where one of them has no change.
  if (ordered.length < sides.length) return writer.say('compare.all', said)
  return writer.say('compare.best', { ...said, name: plain(best.name) })
}

function table(sides: readonly Side[], days: number, writer: Writer): string {
  const heads = sides.map(({ profile }, at) => `${plain(profile.symbol)}${writer.cite(at)}`)
  const overSpan = writer.say('compare.change', { span: writer.days(days) })
  const changes = sides.map(({ course }) => course.change)
  const rows = [
    ...ROWS.map((key) => [
      ...writer.labels(key),
      ...sides.map(({ profile }) => writer.cell(profile.figures[key])),
    ]),
    [overSpan, ...writer.compared(changes, 'higher')],
  ].filter(([, ...cells]) => cells.some((cell) => cell !== '–'))
  const [first] = sides
  const at = first?.profile.figures.price?.asOf ?? first?.course.last.asOf ?? ''
  const end = writer.from(first?.course.from ?? '', at, -1)
  return [
    writer.table(['', ...heads], rows),
    writer.legend(overSpan, changes, 'higher'),
    writer.sourceLine(end),
  ]
    .filter(Boolean)
    .join('\n\n')
}
