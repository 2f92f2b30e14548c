import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { indexedChart, priceChart } from '../charts.ts'
import { calledOf, type Writer } from '../writer.ts'
import { type Course, dayOf, limits, overOneSpan, readCourses } from './courses.ts'
import { moved } from './price.ts'
import { notRead } from './read-each.ts'
import { type PlanOf, type Topic, unknown } from './topic.ts'

/** The course of one or several prices over some days. */
export const chart: Topic<PlanOf<'chart'>> = {
  port: 'market',
  step: ({ assets }, language) =>
    RESEARCH_MESSAGES[language].history(assets.map(({ called }) => called).join(', ')),
  async read({ assets, days, currency }, ground) {
    const { market } = ground.data
    if (!market) return null
    const { read, ...unread } = await readCourses(assets, { days, currency, market }, ground)
    const span = overOneSpan(read, days)
    const [first] = span?.courses ?? []
    if (!span || !first) return unknown((writer) => notRead(unread, writer))
    const { courses } = span
    return {
      sources: courses.map(({ source }) => source),
      figures: courses.flatMap(({ figures }) => figures),
      write: (writer) => [
        courses.length === 1
          ? sentence(first, span.days, writer)
          : changes(courses, span.days, writer),
        drawn(courses, span.days, writer),
        ...limits(span, writer),
        ...notRead(unread, writer),
      ],
    }
  },
}

const drawnOf = ({ history, from }: Course, at: number, writer: Writer) => ({
  ...{ history, from },
  n: writer.numberOf(at),
})

/** One course as prices; several as what has become of 100. */
export function drawn(courses: readonly Course[], days: number, writer: Writer): string {
  const [only] = courses
  if (only && courses.length === 1) return priceChart(drawnOf(only, 0, writer))
  const names = courses.map(({ history }) => history.symbol).join(', ')
  return indexedChart(
    courses.map((course, at) => drawnOf(course, at, writer)),
    writer.say('chart.title', { names, span: writer.days(days) }),
  )
}

export function sentence(
  { history, from, first, last, low, high, change }: Course,
  days: number,
  writer: Writer,
): string {
  const { say, show } = writer
  return say('chart.course', {
    ...{ name: calledOf(history), span: writer.days(days), last: show(last) },
    ...{ change: change ? moved(change, writer) : '', from: writer.from(from, last.asOf) },
    ...{ first: show(first), firstDay: dayOf(first.asOf) },
    ...{ low: show(low), lowDay: dayOf(low.asOf), high: show(high), highDay: dayOf(high.asOf) },
  })
}

function changes(courses: readonly Course[], days: number, writer: Writer): string {
  const rows = courses.map(({ history, first, last, change }, at) => [
    `${calledOf(history)}${writer.cite(at)}`,
    ...[first, last, change].map((figure) => writer.cell(figure)),
  ])
  const ago = writer.say('chart.ago', { span: writer.days(days) })
  const head = [...writer.labels('asset'), ago, ...writer.labels('now', 'change')]
  const end = writer.from(courses[0]?.from ?? '', courses[0]?.last.asOf ?? '', -1)
  return `${writer.table(head, rows)}\n\n${writer.sourceLine(end)}`
}
