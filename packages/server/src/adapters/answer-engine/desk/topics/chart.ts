import type { MarketData, PriceHistory } from '../../../../ports/market-data.ts'
import { figuresOfHistory } from '../../research/figures.ts'
import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { sourceOf, spanOf } from '../../research/price-span.ts'
import { indexedChart, priceChart } from '../charts.ts'
import { changeBetween } from '../figures.ts'
import type { WantedAsset } from '../plan.ts'
import { plain, type Writer } from '../writer.ts'
import { moved } from './price.ts'
import { pointFigure } from './price-on.ts'
import { notRead, readEach } from './read-each.ts'
import { type Ground, type PlanOf, type Topic, unknown } from './topic.ts'

/** The course of one or several prices over some days. */
export const chart: Topic<PlanOf<'chart'>> = {
  port: 'market',
  step: ({ assets }, language) =>
    RESEARCH_MESSAGES[language].history(assets.map(({ called }) => called).join(', ')),
  async read({ assets, days, currency }, ground) {
    const { market } = ground.data
    if (!market) return null
    const { courses, ...unread } = await readCourses(assets, { days, currency, market }, ground)
    const [first] = courses
    if (!first) return unknown((writer) => notRead(unread, writer))
    return {
      sources: courses.map(({ source }) => source),
      figures: courses.flatMap(({ figures }) => figures),
      write: (writer) => [
        courses.length === 1 ? sentence(first, days, writer) : changes(courses, days, writer),
        drawn(courses, days, writer),
        ...limits(courses, writer),
        ...notRead(unread, writer),
      ],
    }
  },
}

/** The price of an asset over time, with all that is said of it. */
export type Course = NonNullable<ReturnType<typeof courseOf>>

interface Over {
  readonly days: number
  readonly currency: string
  readonly market: MarketData
}

export async function readCourses(
  assets: readonly WantedAsset[],
  { days, currency, market }: Over,
  ground: Ground,
) {
  const history = (called: string) => market.history(called, days, currency, ground.signal)
  const { read, lost } = await readEach(assets, history, ground)
  const courses = read.map(({ asset, value }) => ({ asset, course: courseOf(value, market.name) }))
  return {
    courses: courses.flatMap(({ course }) => course ?? []),
    missing: courses.filter(({ course }) => !course).map(({ asset }) => asset.called),
    lost,
  }
}

function courseOf(history: PriceHistory | null, from: string) {
  const span = history && spanOf(history, from)
  const [start, end] = [history?.points[0], history?.points.at(-1)]
  if (!history || !span || !start || !end) return null
  const point = (at: typeof start) => pointFigure(history, at, from)
  const by = (better: (one: number, other: number) => boolean) =>
    point(
      history.points.reduce((best, each) => (better(each.price, best.price) ? each : best), start),
    )
  const [first, last] = [point(start), point(end)]
  const change = changeBetween(first, last)
  return {
    ...{ history, from, first, last, change },
    low: by((one, other) => one < other),
    high: by((one, other) => one > other),
    source: sourceOf(history, span, from),
    figures: [...figuresOfHistory(history, span.chart, from), ...(change ? [change] : [])],
  }
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
    writer.pick(`${names}: ${days} days, start = 100`, `${names}：${days} 天，起点 = 100`),
  )
}

export const limits = (courses: readonly Course[], { texts }: Writer): string[] => {
  const [limited] = courses.filter(({ history }) => history.limitDays !== undefined)
  return limited ? [texts.limited(limited.from, limited.history.limitDays ?? 0)] : []
}

const dayOf = (time: string) => time.slice(0, 10)

export function sentence(
  { history, from, first, last, low, high, change }: Course,
  days: number,
  w: Writer,
) {
  const name = `${plain(history.name)} (${plain(history.symbol)})`
  const end = w.from(from, last.asOf)
  const [start, now, least, most] = [first, last, low, high].map((figure) => w.show(figure))
  const move = change ? moved(change, w) : ''
  return w.pick(
    `**${name} is ${move} over ${days} days**: from ${start} (${dayOf(first.asOf)}) to ${now}; the low was ${least} (${dayOf(low.asOf)}), the high ${most} (${dayOf(high.asOf)}) (${end}).`,
    `**${name} 近 ${days} 天${move}**：从 ${start}（${dayOf(first.asOf)}）到 ${now}；最低 ${least}（${dayOf(low.asOf)}），最高 ${most}（${dayOf(high.asOf)}）（${end}）。`,
  )
}

function changes(courses: readonly Course[], days: number, writer: Writer): string {
  const rows = courses.map(({ history, first, last, change }, at) => [
    `${plain(history.name)} (${plain(history.symbol)})${writer.cite(at)}`,
    ...[first, last, change].map((figure) => writer.cell(figure)),
  ])
  const head = writer.pick(
    ['Asset', `${days} days ago`, 'Now', 'Change'],
    ['币种', `${days} 天前`, '现在', '涨跌'],
  )
  const end = writer.from(courses[0]?.from ?? '', courses[0]?.last.asOf ?? '', -1)
  return `${writer.table(head, rows)}\n\n${writer.texts.source(end)}`
}
