import { type Decimal, exact, shifted } from '@coinquiry/calculators/arithmetic'
import type { Display } from '../display.ts'
import type { SumQuestion } from '../quantities.ts'
import { type Solution, sumReader } from '../sum.ts'
import { isAsked } from '../wording.ts'

interface CoinUnit {
  readonly name: string
  readonly coin: 'BTC' | 'ETH'
  /** By how many places it is smaller than the coin. */
  readonly places: number
  readonly pattern: RegExp
}

const UNITS: readonly CoinUnit[] = [
  { name: 'sats', coin: 'BTC', places: 8, pattern: /sat(?:oshi)?s?(?![a-z])|聪/i },
  { name: 'gwei', coin: 'ETH', places: 9, pattern: /gwei/i },
  { name: 'wei', coin: 'ETH', places: 18, pattern: /(?<!g)wei/i },
  { name: 'BTC', coin: 'BTC', places: 0, pattern: /btc|bitcoin|比特币|饼/i },
  { name: 'ETH', coin: 'ETH', places: 0, pattern: /\beth(?![a-z])|\bether|以太/i },
]

const TO = /\b(?:to|in|into|as)\b/i
/** Gas is priced in gwei, for which another sum is wanted. */
const ELSEWHERE = /\bgas\b|\bfees?\b|\btip\b|\btransfer|手续费|转账|贵|\bexpensive|\bhigh\b/i

interface Values {
  /** In whole coins. */
  readonly amount: Decimal
  readonly from: CoinUnit
  readonly into: CoinUnit
}

/** One amount, and one other unit of the same coin that the question names. */
function read({ text, quantities }: SumQuestion): Values | null {
  // “一聪等于多少比特币，5万聪是多少”: one of a unit beside an amount only explains it.
  const amounts = quantities.filter(({ written }) => !/^1\D*$/.test(written))
  const [amount, ...others] = amounts.length > 0 ? amounts : quantities
  if (!amount || others.length > 0) return null
  if (!(isAsked(text) || TO.test(text)) || ELSEWHERE.test(text)) return null
  if (amount.unit !== 'coins' && amount.unit !== 'gwei') return null
  const from = UNITS.find(({ pattern }) => pattern.test(amount.written))
  const kin = UNITS.filter((unit) => unit !== from && unit.coin === from?.coin)
  const [into, ...more] = kin.filter(({ pattern }) => pattern.test(text))
  if (!from || !into || more.length > 0) return null
  const parts = exact(10).pow(amount.unit === 'gwei' ? from.places : 0)
  return { amount: amount.value.div(parts), from, into }
}

const FORMULA = {
  en: '1 BTC = 100,000,000 sats; 1 ETH = 1,000,000,000 gwei = 10^18 wei',
  zh: '1 BTC = 1 亿聪（sats）；1 ETH = 10 亿 gwei = 10^18 wei',
} as const

function solve({ amount, from, into }: Values, display: Display): Solution {
  const [given, result] = [from, into].map(
    (unit) => `${display.number(shifted(amount, unit.places))} ${unit.name}`,
  )
  const places = into.places - from.places
  const inserted = `${given} ${places < 0 ? '÷' : '×'} 10^${Math.abs(places)} = ${result}`
  return display.language === 'zh'
    ? {
        result: `${given} = ${result}。`,
        formula: `${FORMULA.zh}。代入：${inserted}`,
        assumed: '单位之间的换算是固定的，与币价无关。',
      }
    : {
        result: `${given} = ${result}.`,
        formula: `${FORMULA.en}. Here: ${inserted}`,
        assumed: 'units of a coin are fixed and don’t depend on its price.',
      }
}

const symbolOf = ({ name }: CoinUnit) => (name === 'sats' ? 'sat' : name)

export const coinUnitsIn = sumReader({
  kind: 'conversion',
  entry: 'fees-gas',
  formula: FORMULA,
  read,
  form: ({ amount, from, into }) => ({
    calculator: 'units',
    inputs: { amount: shifted(amount, from.places), from: symbolOf(from), to: symbolOf(into) },
  }),
  solve,
})
