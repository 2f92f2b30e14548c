import { atAveragePrice, calculatorOf } from '@coinquiry/calculators'
import type { Figure } from '../../../../ports/figure.ts'
import { decimalText } from '../../../figures.ts'
import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { plain } from '../writer.ts'
import { limits, overOneSpan, readCourses } from './courses.ts'
import { type PlanOf, type Topic, unknown } from './topic.ts'

const INTERVALS = { 1: 'day', 7: 'week', 30: 'month' } as const
const INTERVALS_ZH = { 1: '每天', 7: '每周', 30: '每月' } as const

/** Buying the same amount again and again, over the prices that there really were. */
export const regular: Topic<PlanOf<'regular'>> = {
  port: 'market',
  step: ({ asset }, language) => RESEARCH_MESSAGES[language].history(asset.called),
  async read({ asset, purchases: { amount, every, days } }, ground) {
    const { market } = ground.data
    if (!market) return null
    const { read } = await readCourses([asset], { days, currency: 'usd', market }, ground)
    const span = overOneSpan(read, days)
    const [course] = span?.courses ?? []
    if (!span || !course) return unknown(({ texts }) => [texts.unknownAsset([plain(asset.called)])])
    const { history, source, last } = course
    const outcome = calculatorOf('averaging-in')?.compute({
      perPurchase: decimalText(amount),
      prices: history.points.map(({ at, price }) => ({
        at: at.toISOString(),
        price: decimalText(price),
      })),
      ...{ every: INTERVALS[every], asset: history.symbol, currency: 'USD' },
    })
    if (!outcome?.ok) return null
    const figures = new Map<string, Figure>(
      outcome.results.map(({ name, value, unit, formula }) => [
        name,
        {
          ...{ ...last, kind: 'fact', how: 'computed', formula, value, unit },
          inputs: [{ name: 'last price', figure: last }],
        },
      ]),
    )
    const given: Figure = { ...last, kind: 'fact', value: decimalText(amount) ?? '0' }
    const inputs = atAveragePrice(outcome)
    return {
      sources: [source],
      // A history stays here; its average price is enough to reckon with another amount or fee.
      sums: inputs ? [{ calculator: 'regular-purchases', inputs }] : [],
      figures: [...figures.values(), ...course.figures],
      write: (writer) => {
        const text = (name: string) => writer.cell(figures.get(name) ?? null)
        const gain = figures.get('return')
        const change = gain ? writer.show({ ...gain, kind: 'change' }) : ''
        const count = Number(figures.get('purchases')?.value ?? 0)
        const name = `${plain(history.name)} (${plain(history.symbol)})`
        const end = writer.from(course.from, last.asOf)
        const over = writer.texts.days(span.days)
        return [
          writer.pick(
            `**${writer.show(given)} of ${name} every ${INTERVALS[every]} over ${over} would be worth ${text('worth')} now**: ${text('paid')} paid in ${count} purchases, ${text('bought')} bought at an average of ${text('average')}, a return of ${change} (${end}).`,
            `**近 ${over}${INTERVALS_ZH[every]}买 ${writer.show(given)}的 ${name}，现在值 ${text('worth')}**：共 ${count} 次，投入 ${text('paid')}，买到 ${text('bought')}，均价 ${text('average')}，收益率 ${change}（${end}）。`,
          ),
          writer.pick(
            'Computed from past prices, without fees; the past promises nothing.',
            '按过去的价格计算，未计手续费；过去不代表将来。',
          ),
          ...limits(span, writer),
        ]
      },
    }
  },
}
