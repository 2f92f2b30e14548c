import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { indexedChart, priceChart } from '../charts.ts'
import { plain, type Writer } from '../writer.ts'
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
  const span = writer.texts.days(days)
  return indexedChart(
    courses.map((course, at) => drawnOf(course, at, writer)),
    writer.pick(`${names}: ${span}, start = 100`, `${names}：${span}，起点 = 100`),
  )
}

export function sentence(
  { history, from, first, last, low, high, change }: Course,
  days: number,
  w: Writer,
) {
  const name = `${plain(history.name)} (${plain(history.symbol)})`
  const end = w.from(from, last.asOf)
  const [start, now, least, most] = [first, last, low, high].map((figure) => w.show(figure))
  const move = change ? moved(change, w) : ''
  const span = w.texts.days(days)
  return w.pick(
    `**${name} is ${move} over ${span}**: from ${start} (${dayOf(first.asOf)}) to ${now}; the low was ${least} (${dayOf(low.asOf)}), the high ${most} (${dayOf(high.asOf)}) (${end}).`,
    `**${name} 近 ${span}${move}**：从 ${start}（${dayOf(first.asOf)}）到 ${now}；最低 ${least}（${dayOf(low.asOf)}），最高 ${most}（${dayOf(high.asOf)}）（${end}）。`,
  )
}

function changes(courses: readonly Course[], days: number, writer: Writer): string {
  const rows = courses.map(({ history, first, last, change }, at) => [
    `${plain(history.name)} (${plain(history.symbol)})${writer.cite(at)}`,
    ...[first, last, change].map((figure) => writer.cell(figure)),
  ])
  const span = writer.texts.days(days)
  const head = writer.pick(
    ['Asset', `${span} ago`, 'Now', 'Change'],
    ['币种', `${span}前`, '现在', '涨跌'],
  )
  const end = writer.from(courses[0]?.from ?? '', courses[0]?.last.asOf ?? '', -1)
  return `${writer.table(head, rows)}\n\n${writer.texts.source(end)}`
}
