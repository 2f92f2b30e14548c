import type { Language } from '../../../../ports.ts'
import type { Display } from './display.ts'
import type { SumRefusal, ValueName } from './refusal.ts'

const en = {
  formula: (formula: string) => `Formula: ${formula}`,
  assumption: (assumed: string) => `Assumed: ${assumed}`,
  need: (sum: string, values: readonly string[]) =>
    `**To compute ${sum} I still need ${values.join(' and ')}.**`,
  sums: {
    averageCost: 'the average price',
    conversion: 'this',
    gainToRecover: 'the gain that makes up for a loss',
    impermanentLoss: 'the impermanent loss',
    liquidationPrice: 'the liquidation price',
    priceAtMarketCap: 'price and market cap from each other',
    profit: 'the profit',
    stakingYield: 'the yield',
  },
  values: {
    amount: 'the amount',
    amounts: 'how much was bought at each price',
    buy: 'the purchase price',
    cap: 'the market cap',
    coins: 'the number of coins',
    entry: 'the entry price',
    fee: 'the fee',
    leverage: 'the leverage',
    loss: 'the loss in percent',
    maintenance: 'the maintenance margin rate',
    price: 'the price',
    purchases: 'at least two purchases, each with its price and amount',
    rate: 'the yearly rate (I have no live rates)',
    ratio: 'how much the price of one token changes against the other',
    sell: 'the sale price',
    supply: 'the number of coins in circulation',
    time: 'the time in years',
  } satisfies Record<ValueName, string>,
  rules: {
    above: (value: string, limit: string) => `${value} must be above ${limit}`,
    from: (value: string, limit: string) => `${value} must be at least ${limit}`,
    below: (value: string, limit: string) => `${value} must be below ${limit}`,
    upTo: (value: string, limit: string) => `${value} must be at most ${limit}`,
  },
  refused: (rule: string, given: string) => `This has no result: ${rule}, and it is ${given} here.`,
  lostAll: 'Nothing is left after a loss of 100%, so no gain can make up for it.',
}

const zh: typeof en = {
  formula: (formula) => `公式：${formula}`,
  assumption: (assumed) => `前提：${assumed}`,
  need: (sum, values) => `**要算${sum}，还需要：${values.join('、')}。**`,
  sums: {
    averageCost: '均价',
    conversion: '这个数',
    gainToRecover: '回本需要的涨幅',
    impermanentLoss: '无常损失',
    liquidationPrice: '爆仓价',
    priceAtMarketCap: '价格和市值的换算',
    profit: '盈亏',
    stakingYield: '收益',
  },
  values: {
    amount: '数量或金额',
    amounts: '每个价格各买了多少',
    buy: '买入价',
    cap: '市值',
    coins: '币的数量',
    entry: '开仓价',
    fee: '手续费率',
    leverage: '杠杆倍数',
    loss: '亏损的百分比',
    maintenance: '维持保证金率',
    price: '价格',
    purchases: '至少两笔买入，每笔的价格和数量',
    rate: '年化利率（我没有实时利率）',
    ratio: '一个币相对另一个币的价格变化',
    sell: '卖出价',
    supply: '流通量',
    time: '年数',
  },
  rules: {
    above: (value, limit) => `${value}必须大于 ${limit}`,
    from: (value, limit) => `${value}不能小于 ${limit}`,
    below: (value, limit) => `${value}必须小于 ${limit}`,
    upTo: (value, limit) => `${value}不能大于 ${limit}`,
  },
  refused: (rule, given) => `算不出结果：${rule}，这里是 ${given}。`,
  lostAll: '亏损 100% 后什么都不剩，涨多少都回不了本。',
}

export type SumName = keyof typeof en.sums

export const TEXTS: Readonly<Record<Language, typeof en>> = { en, zh }

export function missingText(
  kind: SumName,
  missing: readonly ValueName[],
  language: Language,
): string {
  const texts = TEXTS[language]
  return texts.need(
    texts.sums[kind],
    missing.map((value) => texts.values[value]),
  )
}

const IN_PERCENT: ReadonlySet<ValueName> = new Set(['fee', 'loss', 'maintenance', 'rate'])

export function refusalText({ value, rule, limit, given }: SumRefusal, display: Display): string {
  const texts = TEXTS[display.language]
  if (value === 'loss' && given.equals(limit)) return texts.lostAll
  const inPercent = IN_PERCENT.has(value)
  const [bound, actual] = [limit, given].map((each) =>
    inPercent ? display.percent(each) : display.number(each),
  )
  return texts.refused(texts.rules[rule](texts.values[value], bound ?? ''), actual ?? '')
}
