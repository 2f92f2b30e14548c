import type { Stablecoin } from '../../../../ports/defi.ts'
import { barsOf } from '../../drawings/ranking-bars.ts'
import { isStale } from '../../drawings/stale.ts'
import { findingOf, shown } from '../../research/figure-text.ts'
import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { plain, type Writer } from '../writer.ts'
import { readingOf } from './market.ts'
import { type PlanOf, type Topic, unknown } from './topic.ts'

const FEW = 8
/** So many per cent from one dollar a stablecoin still counts as being at its peg. */
const AT_PEG_PERCENT = 0.5

/** Whether one stablecoin holds its peg, or how large they are. */
export const stablecoins: Topic<PlanOf<'stablecoins'>> = {
  port: 'defi',
  step: ({ wanted }, language) => RESEARCH_MESSAGES[language].defi(wanted),
  async read({ wanted, asked }, { data: { defi }, now, signal }) {
    if (!defi) return null
    const coins = await defi.stablecoins(wanted, wanted ? 1 : FEW, signal)
    const [first] = coins
    if (!first) return unknownCoin(wanted ?? '', defi.name)
    const found = findingOf({
      title: `Stablecoins – ${defi.name}`,
      url: wanted ? first.url : `${defi.attribution.url}/stablecoins`,
      excerpt: coins
        .map(({ symbol, price }) => `${symbol} ${price ? shown(price) : ''}`)
        .join(', '),
      result: { coins },
    })
    return readingOf(found, (writer) => {
      const end = writer.dated(defi.name, found.figures ?? [])
      if (!wanted) return ofSeveral(coins, defi.name, { writer, end })
      const isKnown = first.price !== null && !isStale(first.price, now)
      return [
        isKnown ? verdict(first, asked, writer) : unpriced(first, defi.name, writer),
        figuresOf(first, { writer, end }),
      ]
    })
  },
}

const unknownCoin = (wanted: string, source: string) =>
  unknown(({ pick }) => [
    pick(
      `I don’t know whether ${plain(wanted)} is at its peg: ${source} knows no stablecoin of this name.`,
      `我不知道 ${plain(wanted)} 有没有脱锚：${source} 里没有叫这个名字的稳定币。`,
    ),
  ])

const calledOf = ({ name, symbol }: Stablecoin) => `${plain(name)} (${plain(symbol)})`

const unpriced = (coin: Stablecoin, source: string, { pick }: Writer) =>
  pick(
    `**I don’t know whether ${calledOf(coin)} is at its peg now**: ${source} gives no current price of it.`,
    `**我不知道 ${calledOf(coin)} 现在有没有脱锚**：${source} 没有它的最新价格。`,
  )

/** Yes or no to what was asked, and how far the price is from one dollar. */
function verdict(coin: Stablecoin, asked: PlanOf<'stablecoins'>['asked'], writer: Writer): string {
  const { deviation } = coin
  const called = calledOf(coin)
  if (!deviation)
    return writer.pick(
      `**${called} is pegged to something else than the dollar**, so I don’t know how far it is from that.`,
      `**${called} 锚定的不是美元**，所以我不知道它与锚定价相差多少。`,
    )
  const percent = Number(deviation.value)
  const isAtPeg = Math.abs(percent) <= AT_PEG_PERCENT
  const off = writer.show({ ...deviation, kind: 'yield', value: String(Math.abs(percent)) })
  const yes = isAtPeg === (asked === 'held')
  const limit = writer.pick(
    `A deviation of at most ${AT_PEG_PERCENT}% counts as being at the peg here.`,
    `这里把偏离不超过 ${AT_PEG_PERCENT}% 算作没有脱锚。`,
  )
  const said = writer.pick(
    `**${asked ? (yes ? 'Yes, ' : 'No, ') : ''}${called} is ${isAtPeg ? 'at' : 'off'} its peg now: it costs ${percent === 0 ? 'exactly one dollar' : `${off} ${percent > 0 ? 'more' : 'less'} than one dollar`}.**`,
    `**${asked === 'held' ? (yes ? '是的，' : '不，') : ''}${isAtPeg ? '没有脱锚' : '已经脱锚'}：${called} 现价${percent === 0 ? '正好是 1 美元' : `比 1 美元${percent > 0 ? '高' : '低'} ${off}`}**。`,
  )
  return `${said}${writer.pick(' ', '')}${limit}`
}

interface Ending {
  readonly writer: Writer
  /** Who says so, as of when. */
  readonly end: string
}

function figuresOf({ price, circulating }: Stablecoin, { writer, end }: Ending): string {
  const facts = [
    ...(price ? [writer.pick(`price ${writer.show(price)}`, `现价 ${writer.show(price)}`)] : []),
    ...(circulating
      ? [
          writer.pick(
            `in circulation ${writer.show(circulating)}`,
            `流通量 ${writer.show(circulating)}`,
          ),
        ]
      : []),
  ].join(writer.pick(', ', '，'))
  if (facts === '') return ''
  return writer.pick(
    `${facts.charAt(0).toUpperCase()}${facts.slice(1)} (${end}).`,
    `${facts}（${end}）。`,
  )
}

function ofSeveral(
  coins: readonly Stablecoin[],
  source: string,
  { writer, end }: Ending,
): string[] {
  const [largest] = coins.map(calledOf)
  const deviations = coins.map(({ deviation }) => deviation)
  const compared = writer.compared(deviations, 'closer')
  const fromPeg = writer.pick('From its peg', '与锚定价相差')
  const rows = coins.map(({ name, symbol, price, circulating }, at) => [
    `${plain(name)} (${plain(symbol)})`,
    ...[writer.cell(price), compared[at] ?? '', writer.cell(circulating)],
  ])
  // Each is counted in units of its own, which are alike where the peg is the dollar.
  const bars = barsOf(
    coins
      .filter(({ deviation }) => deviation !== null)
      .map(({ name, symbol, circulating }) => ({
        name: `${name} (${symbol})`,
        figure: circulating && { ...circulating, unit: '' },
      })),
    {
      title: writer.pick('Largest of those pegged to the dollar', '锚定美元的稳定币规模'),
      measure: writer.pick('In circulation', '流通量'),
      source,
    },
  )
  return [
    writer.pick(`**${largest} is the largest stablecoin.**`, `**最大的稳定币是 ${largest}。**`),
    writer.chart(bars),
    writer.table(
      writer.pick(
        ['Stablecoin', 'Price', fromPeg, 'In circulation'],
        ['稳定币', '价格', fromPeg, '流通量'],
      ),
      rows,
    ),
    writer.legend(fromPeg, deviations, 'closer'),
    writer.texts.source(end),
  ]
}
