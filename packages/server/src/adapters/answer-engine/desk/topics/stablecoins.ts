import type { Stablecoin } from '../../../../ports/defi.ts'
import { barsOf } from '../../drawings/ranking-bars.ts'
import { isStale } from '../../drawings/stale.ts'
import { findingOf, shown } from '../../research/figure-text.ts'
import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { directionOf } from '../figures.ts'
import { calledOf, plain, type Writer } from '../writer.ts'
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
        isKnown
          ? verdict(first, asked, writer)
          : writer.say('stablecoins.unpriced', { name: calledOf(first), source: defi.name }),
        figuresOf(first, { writer, end }),
      ]
    })
  },
}

const unknownCoin = (wanted: string, source: string) =>
  unknown(({ say }) => [say('stablecoins.unknown', { name: plain(wanted), source })])

/** Yes or no to what was asked, and how far the price is from one dollar. */
function verdict(coin: Stablecoin, asked: PlanOf<'stablecoins'>['asked'], writer: Writer): string {
  const { deviation } = coin
  const name = calledOf(coin)
  if (!deviation) return writer.say('stablecoins.otherPeg', { name })
  const percent = Math.abs(Number(deviation.value))
  return writer.say('stablecoins.peg', {
    ...{ name, asked: asked ?? 'none', isAtPeg: percent <= AT_PEG_PERCENT, limit: AT_PEG_PERCENT },
    direction: directionOf(Number(deviation.value)),
    size: writer.show({ ...deviation, kind: 'yield', value: String(percent) }),
  })
}

interface Ending {
  readonly writer: Writer
  /** Who says so, as of when. */
  readonly end: string
}

function figuresOf({ price, circulating }: Stablecoin, { writer, end }: Ending): string {
  if (!price && !circulating) return ''
  const known = price && circulating ? 'both' : price ? 'price' : 'supply'
  const values = { price: writer.cell(price), supply: writer.cell(circulating) }
  return writer.say('stablecoins.figures', { known, ...values, from: end })
}

function ofSeveral(
  coins: readonly Stablecoin[],
  source: string,
  { writer, end }: Ending,
): string[] {
  const [largest = ''] = coins.map(calledOf)
  const deviations = coins.map(({ deviation }) => deviation)
  const compared = writer.compared(deviations, 'closer')
  const { say } = writer
  const rows = coins.map((coin, at) => [
    calledOf(coin),
    ...[writer.cell(coin.price), compared[at] ?? '', writer.cell(coin.circulating)],
  ])
  // Each is counted in units of its own, which are alike where the peg is the dollar.
  const bars = barsOf(
    coins
      .filter(({ deviation }) => deviation !== null)
      .map(({ name, symbol, circulating }) => ({
        name: `${name} (${symbol})`,
        figure: circulating && { ...circulating, unit: '' },
      })),
    { title: say('stablecoins.title'), measure: say('label.circulating'), source },
  )
  return [
    say('stablecoins.largest', { name: largest }),
    writer.chart(bars),
    writer.table(writer.labels('stablecoin', 'price', 'fromPeg', 'circulating'), rows),
    writer.legend(say('label.fromPeg'), deviations, 'closer'),
    writer.sourceLine(end),
  ]
}
