import type { Figure } from '../../../ports/figure.ts'
import type { DataKind } from '../../../ports/live-data.ts'
import type { Language } from '../../../ports.ts'
import type { NamedEntity } from '../../../subjects/subject.ts'
import type { Entry } from '../handbook/handbook.ts'
import { sumIn } from '../handbook/sums/sums.ts'
import { isStablecoin, plainName } from '../spoken-names.ts'
import {
  OF_ASSET,
  OF_ENTRY,
  OF_FIGURES,
  OF_PROTOCOL,
  OF_STABLECOIN,
  OF_TWO_ASSETS,
  spoken,
} from './data-questions.ts'
import { AT_PRICE, SUMS } from './sum-questions.ts'

/** What questions can be answered here, at the moment. */
export interface Reach {
  readonly data: ReadonlySet<DataKind>
  /** Ids of the chains that can be read. */
  readonly chains: ReadonlySet<string>
  readonly sums: boolean
}

/** A question with its answer. */
export interface Answered {
  readonly question: string
  /** What was asked in the topic before. */
  readonly earlier: readonly string[]
  readonly language: Language
  /** What the answer is about. */
  readonly entry: Entry | null
  readonly assets: readonly NamedEntity[]
  readonly protocols: readonly NamedEntity[]
  readonly figures: readonly Figure[]
}

const MOST = 3

/**
 * Up to three questions to ask next: of the world now, of a sum and of the handbook, as far as each
 * can be answered; `fromHandbook` are those that it answers, the best first.
 */
export function chooseFollowUps(
  answered: Answered,
  reach: Reach,
  fromHandbook: readonly string[],
): string[] {
  const was = new Set([answered.question, ...answered.earlier].map(folded))
  const kinds = [dataQuestions(answered, reach), sumQuestions(answered, reach), fromHandbook].map(
    (questions) => questions.filter((text) => !was.has(folded(text))),
  )
  const longest = Math.max(...kinds.map((questions) => questions.length))
  const inTurn = Array.from({ length: longest }, (_, at) =>
    kinds.flatMap((questions) => questions[at] ?? []),
  )
  return [...new Set(inTurn.flat())].slice(0, MOST)
}

const folded = (text: string) => text.toLowerCase().replace(/[\s\p{P}]/gu, '')

/** Two coins against each other are asked about most. */
const RIVALS = [
  { name: 'Bitcoin', ticker: 'BTC' },
  { name: 'Ethereum', ticker: 'ETH' },
]

function dataQuestions(
  { question, language, entry, assets, protocols, figures }: Answered,
  { data, chains }: Reach,
): string[] {
  const found = new Set(figures.map(({ kind }) => kind))
  const fits = ({
    needs,
    chain,
    gives,
    asked,
  }: Omit<(typeof OF_ENTRY)[number], 'after' | 'text'>) =>
    data.has(needs) &&
    (chain === undefined || chains.has(chain)) &&
    !(gives && found.has(gives)) &&
    !asked.test(question)
  const [asset] = assets
  const [protocol] = protocols
  const isStable = isStablecoin(asset?.ticker ?? '')
  const [named, ...others] = asset
    ? (isStable ? OF_STABLECOIN : OF_ASSET)
        .filter(fits)
        .map(({ text }) => text[language](spoken(asset, language)))
    : []
  const rival = RIVALS.find(({ ticker }) => ticker !== asset?.ticker)
  const isAlone = asset && !isStable && assets.length === 1 && fits(OF_TWO_ASSETS)
  const compared =
    isAlone && rival
      ? [OF_TWO_ASSETS.text[language](spoken(asset, language), called(rival, language))]
      : []
  return [
    ...(protocol
      ? OF_PROTOCOL.filter(fits).map(({ text }) => text[language](plainName(protocol.name)))
      : []),
    ...(named ? [named] : []),
    ...compared,
    ...OF_ENTRY.filter(({ after }) => entry && after.includes(entry.slug))
      .filter(fits)
      .map(({ text }) => text[language]),
    ...others,
    ...(asset || protocol
      ? []
      : OF_FIGURES.filter(({ after }) => found.has(after))
          .filter(fits)
          .map(({ text }) => text[language])),
  ]
}

const called = ({ name, ticker }: (typeof RIVALS)[number], language: Language) =>
  language === 'zh' ? ticker : name

function sumQuestions(answered: Answered, { sums }: Reach): string[] {
  if (!sums) return []
  const { question, entry, language } = answered
  const asked = sumIn(question)?.kind
  const fitting = SUMS.filter(({ after }) => entry && after.includes(entry.slug))
  return [...atPrice(answered), ...fitting.map(({ text }) => text[language])].filter((text) => {
    const sum = sumIn(text)
    return sum !== null && sum.missing.length === 0 && sum.kind !== asked
  })
}

/** With the latest price that the answer has, where it is one of the asset that was asked about. */
function atPrice({ assets: [asset], figures, language }: Answered): string[] {
  const ticker = asset?.ticker
  const [price] = figures
    .filter(
      ({ kind, unit, of }) => kind === 'price' && unit === 'USD' && ticker && of?.includes(ticker),
    )
    .toSorted((one, other) => other.asOf.localeCompare(one.asOf))
  if (!ticker || !price || isStablecoin(ticker)) return []
  const digits = { maximumSignificantDigits: 6, useGrouping: language === 'en' }
  return [
    AT_PRICE[language](ticker, new Intl.NumberFormat('en', digits).format(Number(price.value))),
  ]
}
