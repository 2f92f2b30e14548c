import { atAveragePrice, calculatorOf } from '@coinquiry/calculators'
import type { Figure } from '../../../../ports/figure.ts'
import { decimalText } from '../../../figures.ts'
import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { calledOf } from '../writer.ts'
import { limits, overOneSpan, readCourses } from './courses.ts'
import { unknownAssets } from './read-each.ts'
import { type PlanOf, type Topic, unknown } from './topic.ts'

const INTERVALS = { 1: 'day', 7: 'week', 30: 'month' } as const

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
    if (!span || !course) return unknown((writer) => unknownAssets([asset.called], writer))
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
        return [
          writer.say('regular.worth', {
            ...{ amount: writer.show(given), name: calledOf(history), interval: INTERVALS[every] },
            ...{
              span: writer.days(span.days),
              count: Number(figures.get('purchases')?.value ?? 0),
            },
            ...{ worth: text('worth'), paid: text('paid'), bought: text('bought') },
            ...{ average: text('average'), from: writer.from(course.from, last.asOf) },
            change: gain ? writer.show({ ...gain, kind: 'change' }) : '',
          }),
          writer.say('regular.note'),
          ...limits(span, writer),
        ]
      },
    }
  },
}
