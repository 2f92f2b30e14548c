import { calculatorOf, textInputs } from '@coinquiry/calculators'
import type { Figure } from '../../../../ports/figure.ts'
import type { MarketData, Quote } from '../../../../ports/market-data.ts'
import type { ComputedSum } from '../../../../ports.ts'
import { decimalText } from '../../../figures.ts'
import { figuresOfQuote } from '../../research/figures.ts'
import { sourceOfQuote } from '../../research/market-tool.ts'
import { RESEARCH_MESSAGES } from '../../research/messages.ts'
import { computed, directionOf } from '../figures.ts'
import type { Amount, WantedAsset } from '../plan.ts'
import { calledOf, imitations, plain, type Writer } from '../writer.ts'
import { readPriceOn } from './price-on.ts'
import { type Lost, notRead, readEach, unknownAssets, whyOf } from './read-each.ts'
import { type Ground, type PlanOf, type PlanResult, type Topic, unknown } from './topic.ts'

/** What one or several assets cost now, or cost on a day. */
export const price: Topic<PlanOf<'price'>> = {
  port: 'market',
  step: ({ assets }, language) =>
    RESEARCH_MESSAGES[language].market(assets.map(({ called }) => called)),
  async read(plan, ground) {
    const { market } = ground.data
    if (!market) return null
    const { assets, currency, amount, day } = plan
    if (day) return readPriceOn(assets[0], { day, currency }, market, ground)
    const { quotes, lost } = await readQuotes(assets, currency, market, ground)
    const read = assets.map((asset) => ({ asset, quote: quoteOf(asset, quotes) }))
    const found = read.flatMap(({ asset, quote }) =>
      quote ? [{ asset, quote, figures: figuresOfQuote(quote, market.name) }] : [],
    )
    const isLost = (asset: WantedAsset) => lost.some(({ called }) => called === asset.called)
    const missing = read
      .filter(({ asset, quote }) => !quote && !isLost(asset))
      .map(({ asset }) => asset.called)
    const [first] = found
    if (!first) return unknown((writer) => notRead({ missing, lost }, writer))
    const counted = amount && amountOf(amount, first.figures[0], first.quote.symbol)
    return {
      sources: found.map(({ quote }) => sourceOfQuote(quote, market.name)),
      figures: [...found.flatMap(({ figures }) => figures), ...(counted ? [counted.result] : [])],
      sums: counted?.sum ? [counted.sum] : [],
      write: (writer) => [
        ...imitations(
          found.map(({ quote }) => quote),
          writer,
        ),
        ...(counted ? [counted.write(writer)] : []),
        found.length === 1 ? one(first, market.name, writer) : table(found, market.name, writer),
        ...notRead({ missing, lost }, writer),
      ],
    }
  },
}

/** In one request; apart where one of them makes it fail, unless it asks for too much already. */
async function readQuotes(
  assets: readonly WantedAsset[],
  currency: string,
  market: MarketData,
  ground: Ground,
): Promise<{ quotes: readonly Quote[]; lost: readonly Lost[] }> {
  const read = (called: readonly string[]) => market.quotes(called, currency, ground.signal)
  try {
    return { quotes: await read(assets.map(({ called }) => called)), lost: [] }
  } catch (error) {
    if (assets.length === 1 || ground.signal.aborted || whyOf(error) === 'busy') throw error
    const each = await readEach(assets, (called) => read([called]), ground)
    return { quotes: each.read.flatMap(({ value }) => value), lost: each.lost }
  }
}

interface Found {
  readonly asset: WantedAsset
  readonly quote: Quote
  readonly figures: readonly Figure[]
}

/** The quote of an asset that was asked for by its name or ticker. */
export function quoteOf(
  { called, ticker }: WantedAsset,
  quotes: readonly Quote[],
): Quote | undefined {
  const same = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase()
  return (
    quotes.find(({ name, id }) => same(name, called) || same(id, called)) ??
    quotes.find(({ symbol }) => same(symbol, ticker ?? called))
  )
}

/** Up or down by so much, without a sign that would say it twice. */
export function moved(change: Figure, { say, show }: Writer): string {
  const value = Number(change.value)
  const size = show({ ...change, kind: 'yield', value: String(Math.abs(value)) })
  return say('figure.moved', { direction: directionOf(value), size })
}

function one({ quote, figures }: Found, from: string, writer: Writer): string {
  const [price, ...rest] = figures
  const change = rest.find(({ kind }) => kind === 'change')
  const cap = rest.find(({ kind }) => kind === 'market')
  return writer.say('price.now', {
    ...{ name: calledOf(quote), price: price ? writer.show(price) : '' },
    ...{ hasChange: change !== undefined, change: change ? moved(change, writer) : '' },
    ...{ hasCap: cap !== undefined, cap: writer.cell(cap ?? null) },
    from: writer.from(from, quote.at),
  })
}

function table(found: readonly Found[], from: string, writer: Writer): string {
  const rows = found.map(({ quote, figures }, at) => {
    const of = (kind: Figure['kind']) => figures.find((figure) => figure.kind === kind) ?? null
    const cells = (['price', 'change', 'market'] as const).map((kind) => writer.cell(of(kind)))
    return [`${calledOf(quote)}${writer.cite(at)}`, ...cells]
  })
  const head = writer.labels('asset', 'price', 'change24h', 'marketCap')
  const times = found.map(({ quote }) => quote.at.toISOString()).toSorted()
  const end = writer.sourceLine(writer.from(from, times.at(-1) ?? '', -1))
  return `${writer.table(head, rows)}\n\n${end}`
}

/** Of an amount that stands in the question. */
const ASKED = { name: 'Coinquiry', url: null }

/** So many coins in money, or so much money in coins. */
function amountOf(amount: Amount, price: Figure | undefined, symbol: string) {
  if (!price) return null
  const isMoney = amount.of === 'money'
  const given: Figure = {
    ...{ ...price, kind: 'fact', value: decimalText(amount.value) ?? '0', how: 'read' },
    unit: isMoney ? price.unit : symbol,
    source: ASKED,
  }
  const value = isMoney ? amount.value / Number(price.value) : amount.value * Number(price.value)
  const result = computed(Number(value.toPrecision(12)), price, {
    ...{ unit: isMoney ? symbol : price.unit, kind: isMoney ? 'supply' : 'market' },
    ...{ formula: isMoney ? 'amount ÷ price' : 'amount × price', inputs: { amount: given, price } },
  })
  const write = ({ say, show }: Writer) =>
    say(isMoney ? 'price.buys' : 'price.isWorth', { given: show(given), result: show(result) })
  return { result, sum: conversionForm(amount, price, symbol), write }
}

/** Null for an asset whose symbol no form takes. */
function conversionForm({ of, value }: Amount, price: Figure, symbol: string): ComputedSum | null {
  const sides =
    of === 'money'
      ? { from: price.unit, to: symbol, toPrice: price.value }
      : { from: symbol, to: price.unit, fromPrice: price.value }
  const inputs = textInputs({ amount: decimalText(value), ...sides, currency: price.unit })
  const isComputed = inputs && calculatorOf('conversion')?.compute(inputs).ok
  return isComputed ? { calculator: 'conversion', inputs } : null
}

/** One asset in units of another. */
export const ratio: Topic<PlanOf<'ratio'>> = {
  port: 'market',
  step: ({ assets }, language) =>
    RESEARCH_MESSAGES[language].market(assets.map(({ called }) => called)),
  async read({ assets: [one, other] }, { data: { market }, signal }): Promise<PlanResult | null> {
    if (!market) return null
    const quotes = await market.quotes([one.called, other.called], 'usd', signal)
    const [left, right] = [quoteOf(one, quotes), quoteOf(other, quotes)]
    const missing = [...(left ? [] : [one.called]), ...(right ? [] : [other.called])]
    if (!left || !right) return unknown((writer) => unknownAssets(missing, writer))
    const [numerator] = figuresOfQuote(left, market.name)
    const [denominator] = figuresOfQuote(right, market.name)
    if (!numerator || !denominator) return null
    const result = computed(Number((left.price / right.price).toPrecision(10)), numerator, {
      ...{ unit: right.symbol, kind: 'price', formula: 'price of one ÷ price of the other' },
      inputs: { 'price of one': numerator, 'price of the other': denominator },
    })
    return {
      sources: [left, right].map((quote) => sourceOfQuote(quote, market.name)),
      figures: [result, numerator, denominator],
      write: ({ say, show, from, cite }) => [
        say('price.ratio', {
          ...{ one: plain(left.symbol), other: plain(right.symbol), value: show(result) },
          ...{ onePrice: show(numerator), otherPrice: show(denominator) },
          from: `${from(market.name, left.at)}${cite(1)}`,
        }),
      ],
    }
  },
}
