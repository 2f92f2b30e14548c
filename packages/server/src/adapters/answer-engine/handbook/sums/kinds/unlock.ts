import { type Decimal, dilution, priceAtMarketCap } from '@coinquiry/calculators/arithmetic'
import type { Display } from '../display.ts'
import type { Currency, Quantity, SumQuestion } from '../quantities.ts'
import { type Missing, type Solution, sumReader } from '../sum.ts'

/** Coins that begin to circulate beside others. */
interface Values {
  readonly circulating: Decimal
  readonly unlocked: Decimal
  readonly price: Decimal | null
  readonly currency: Currency | null
}

const UNLOCK_WORDS =
  'unlock(?:s|ed|ing)?|vest(?:s|ed|ing)?|emitted|emissions?|minted|released|new(?:ly)?|解锁|归属|释放|增发|新增'
const SUBJECT = /\bunlock|\bvest(?:s|ed|ing)?\b|\bdilut|解锁|稀释|增发/i
const DILUTION = /\bdilut|稀释/i
const WANTED =
  /\bdilut|\bhow (?:much|many|big)\b|\bwhat\b|\bpercent|\bshare\b|\beffect|\bimpact|calculat|稀释|多少|占比|影响|算|比例/i
const UNLOCK_BEFORE = new RegExp(`(?:${UNLOCK_WORDS})(?: of|了|出)?\\W{0,3}(?:about |约)?$`, 'i')
const UNLOCK_AFTER = new RegExp(
  `^\\s*(?:more |new |of (?:the )?(?:\\w+ )?supply |个|枚|代币|的?(?:币|代币))?(?:tokens?|coins?)?\\s*(?:will |are |is |get |to be |将|要|会|被)?(?:${UNLOCK_WORDS})`,
  'i',
)
const SUPPLY_WORDS = 'supply|circulat\\w*|outstanding|流通量?|供应量?'
const SUPPLY_BEFORE = new RegExp(`(?:${SUPPLY_WORDS})\\D{0,14}$`, 'i')
const SUPPLY_AFTER = new RegExp(
  `^\\s*(?:tokens? |coins? |个|枚)?(?:are |is |in |already |now |的)*(?:${SUPPLY_WORDS})`,
  'i',
)

function read({ text, quantities }: SumQuestion): Values | Missing | null {
  if (!SUBJECT.test(text) || !WANTED.test(text)) return null
  const unlocked = quantities.find((each) => isCount(each) && isUnlocked(each))
  const circulating = quantities.find(
    (each) => each !== unlocked && each.unit !== 'percent' && isCount(each) && isSupply(each),
  )
  const lacks = (value: 'coins' | 'supply') =>
    DILUTION.test(text) ? ({ missing: [value] } as const) : null
  if (!unlocked) return circulating && quantities.length === 1 ? lacks('coins') : null
  if (!circulating) return lacks('supply')
  const price = quantities.find(
    (each) => each.unit === 'money' && each !== unlocked && each !== circulating,
  )
  const isPart = unlocked.unit === 'percent'
  return {
    circulating: circulating.value,
    unlocked: isPart ? circulating.value.times(unlocked.value) : unlocked.value,
    price: price?.value ?? null,
    currency: price?.currency ?? null,
  }
}

const isCount = ({ unit }: Quantity) => unit === 'coins' || unit === 'none' || unit === 'percent'
const isUnlocked = ({ before, after }: Quantity) =>
  UNLOCK_BEFORE.test(before) || UNLOCK_AFTER.test(after)
const isSupply = ({ before, after }: Quantity) =>
  SUPPLY_BEFORE.test(before) || SUPPLY_AFTER.test(after)

const FORMULA = {
  en: 'dilution = coins unlocked ÷ (coins in circulation + coins unlocked)',
  zh: '稀释 = 解锁量 ÷（流通量 + 解锁量）',
} as const

function solve({ circulating, unlocked, price, currency }: Values, display: Display): Solution {
  const { after, growth, lost } = dilution(circulating, unlocked)
  const [before, more, all] = [circulating, unlocked, after].map((value) =>
    display.largeNumber(value),
  )
  const [grown, less] = [display.percent(growth), display.percent(lost)]
  const inserted = `${display.number(unlocked)} ÷ ${display.number(after)} = ${less}`
  const worth = price && {
    all: display.largeMoney(unlocked.times(price), currency),
    each: display.price(price, currency),
    same: display.price(priceAtMarketCap(circulating.times(price), after), currency),
  }
  if (display.language === 'zh') {
    const sums = worth
      ? `；按每枚 ${worth.each} 算，解锁的值 ${worth.all}，市值不变时每枚是 ${worth.same}`
      : ''
    return {
      result: `解锁 ${more} 枚后，流通量从 ${before} 枚增加到 ${all} 枚（+${grown}），每个人的占比减少 ${less}${sums}。`,
      formula: `${FORMULA.zh} = ${inserted}`,
      assumed: `解锁的全部进入流通，其他供应不变。价格会怎样没人知道：解锁往往早有预期，也不一定都会卖出${worth ? '；“市值不变”就是没有新的资金进来' : ''}。`,
    }
  }
  const sums = worth
    ? `; at ${worth.each} each they are worth ${worth.all}, and at the same market cap one coin would be ${worth.same}`
    : ''
  return {
    result: `When ${more} coins unlock, ${before} in circulation become ${all} (+${grown}), and each holder’s share shrinks by ${less}${sums}.`,
    formula: `${FORMULA.en} = ${inserted}`,
    assumed: `all of them begin to circulate, and nothing else changes the supply. What the price does is not known: unlocks are mostly expected, and not all of it is sold${worth ? '; the same market cap means that no new money comes in' : ''}.`,
  }
}

export const unlockIn = sumReader({
  kind: 'unlock',
  entry: 'token-unlocks',
  formula: FORMULA,
  read,
  form: ({ circulating, unlocked, price, currency }) => ({
    calculator: 'unlock',
    inputs: { circulating, unlocked, price, currency },
  }),
  solve,
})
