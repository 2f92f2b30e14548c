import { type Decimal, exact, gasFee } from '@coinquiry/calculators/arithmetic'
import type { Display } from '../display.ts'
import { type Currency, currencyIn, type Quantity, type SumQuestion } from '../quantities.ts'
import { type Clue, rolesIn } from '../roles.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'
import { isAsked } from '../wording.ts'

interface Values {
  readonly gas: Decimal
  readonly isGasGiven: boolean
  /** In gwei for one unit of gas, the tip included. */
  readonly price: Decimal
  /** The price of one ETH, if the question gives it. */
  readonly ethPrice: Decimal | null
  readonly currency: Currency | null
}

const SUBJECT = /\bgas\b|gwei|燃料/i
const WANTED =
  /how much|what|calculate|cost|\bfee\b|in eth|in (?:usd|dollars)|=\s*\?|多少|费用|手续费|几/i
/** The one transaction whose gas is always the same. */
const TRANSFER = /\btransfer|\bsend(?:ing)? eth|转账|转 ?eth|转一?笔/i
const TRANSFER_GAS = exact(21_000)

/** Gas and its price, which nobody names for anything else. */
const BOTH_GIVEN = /\bgas\D{0,8}\d+\D{1,8}\d+ ?gwei/i
const SENT = /转了?\s*$|\bsen[dt](?:ing)?\s*$|\btransfer\w*\s*$/i

const CLUES = {
  gas: {
    units: ['none'],
    before: /\bgas(?: used| limit| units)?|\bused?|\buses|消耗|用了?|限额/i,
    after: /(?:units? of )?gas|units|的?(?:gas|燃料)/i,
    alone: true,
  },
  tip: {
    units: ['gwei'],
    before: /\btip|priority(?: fee)?|小费|优先费/i,
    after: /tip|priority|小费|优先/i,
  },
  price: {
    units: ['gwei', 'none'],
    before: /gas ?price(?: is| of)?|base fee|\bat\b|@|gas ?价格?|基础费|单价/i,
    after: /base|gas|基础/i,
    alone: true,
  },
  ethPrice: {
    units: ['money', 'none'],
    before:
      /(?<!much |多少 ?|\bin )\beth(?:er(?:eum)?)?(?: price)?(?: is| at| =|价格?)?|以太坊?(?:价格?)?|币价/i,
    after: /per eth|an eth|\beth\b|一个/i,
  },
} as const

function read(question: SumQuestion): Values | Missing | null {
  const { text, quantities } = question
  if (!SUBJECT.test(text)) return null
  if (!(WANTED.test(text) || isAsked(text) || BOTH_GIVEN.test(text))) return null
  const isInGwei = quantities.some(
    ({ unit, before }) => unit === 'gwei' && !CLUES.tip.before.test(before),
  )
  const pricing: Clue = isInGwei ? { ...CLUES.price, units: ['gwei'] } : CLUES.price
  const { found, rest } = rolesIn(quantities, { ...CLUES, price: pricing })
  const { gas, tip, price, ethPrice } = found
  if (!price || (price.unit !== 'gwei' && !gas)) return null
  if (rest.some((each) => !isSent(each))) return null
  if (!gas && !TRANSFER.test(text) && !/\bfee|cost|pay|手续费|费用/i.test(text)) return null
  if (!gas && !TRANSFER.test(text)) return { missing: ['gas'] }
  return {
    gas: gas?.value ?? TRANSFER_GAS,
    isGasGiven: gas !== undefined,
    price: tip ? price.value.plus(tip.value) : price.value,
    ethPrice: ethPrice?.value ?? null,
    currency: currencyIn(question),
  }
}

/** The coins that are sent, whose number changes nothing. */
const isSent = ({ unit, value, before }: Quantity) =>
  unit === 'coins' && (value.equals(1) || SENT.test(before))

const FORMULA = {
  en: 'fee in ETH = gas × gas price in gwei ÷ 1,000,000,000',
  zh: '手续费（ETH）= gas 数量 × gas 价格（gwei）÷ 10 亿',
} as const

function solve({ gas, isGasGiven, price, ethPrice, currency }: Values, display: Display): Solution {
  const fee = gasFee(gas, price)
  const inEth = `${display.number(fee)} ETH`
  const [units, gwei] = [display.number(gas), display.number(price)]
  const worth = ethPrice && display.money(fee.times(ethPrice), currency)
  const each = ethPrice && display.number(ethPrice)
  const inserted = `${units} × ${gwei} ÷ 1,000,000,000 = ${inEth}${worth ? `; ${display.number(fee)} × ${each} = ${worth}` : ''}`
  if (display.language === 'zh') {
    return {
      result: `${units} gas、每单位 ${gwei} gwei，手续费是 ${inEth}${worth ? `，合 ${worth}` : ''}。`,
      formula: `${FORMULA.zh}。代入：${inserted}`,
      assumed: `${isGasGiven ? '' : '普通转账用 21,000 gas；'}gwei 是每单位 gas 的总价（基础费 + 小费）；二层网络另收一笔写回主网的费用。`,
    }
  }
  return {
    result: `${units} gas at ${gwei} gwei cost ${inEth}${worth ? `, which is ${worth}` : ''}.`,
    formula: `${FORMULA.en}. Here: ${inserted}`,
    assumed: `${isGasGiven ? '' : 'a plain transfer, which takes 21,000 gas; '}the gwei are the whole price for a unit of gas (base fee and tip); layer-2 networks add a fee for writing to the main chain.`,
  }
}

export const gasFeeIn = sumReader({
  kind: 'gasFee',
  entry: 'fees-gas',
  formula: FORMULA,
  read,
  form: ({ gas, price, ethPrice, currency }) => ({
    calculator: 'gas-cost',
    inputs: { gas, gasPrice: price, nativePrice: ethPrice, currency },
  }),
  solve,
})
