import type { SumRefusal, ValueName } from '@coinquiry/calculators/arithmetic'
import type { Language } from '../../../../ports.ts'
import type { Display } from './display.ts'

const en = {
  formula: (formula: string) => `Formula: ${formula}`,
  assumption: (assumed: string) => `Assumed: ${assumed}`,
  rounded: ' Rounded for display only.',
  need: (sum: string, values: readonly string[]) =>
    `**To compute ${sum} I still need ${values.join(' and ')}.**`,
  same: (pairs: readonly (readonly [string, string])[]) =>
    `The same sum as before, with ${pairs.map(([old, other]) => `${other.trim()} instead of ${old.trim()}`).join(' and ')}.`,
  unclear: (sum: string) =>
    `**I can’t tell which number of the sum before you want to change.** Please ask for ${sum} once more in one sentence, with all of its numbers.`,
  sums: {
    averageCost: 'the average price',
    borrowing: 'how much can be borrowed',
    concentratedLiquidity: 'the impermanent loss within a range',
    conversion: 'this',
    gainToRecover: 'the gain that makes up for a loss',
    funding: 'the funding',
    gasFee: 'the fee',
    impermanentLoss: 'the impermanent loss',
    leveragedProfit: 'the profit',
    liquidationPrice: 'the liquidation price',
    margin: 'margin and position from each other',
    loan: 'when the loan is liquidated',
    percentage: 'the percentage',
    positionSize: 'the size of the position',
    priceAtMarketCap: 'price and market cap from each other',
    profit: 'the profit',
    realReturn: 'the real return',
    regularPurchases: 'the total',
    repeatedGrowth: 'what it becomes',
    savingsPlan: 'what the payments grow to',
    share: 'the share',
    stakingYield: 'the yield',
    targetPrice: 'the target price',
    tax: 'the tax',
    tradingFees: 'the fees',
    unlock: 'the dilution',
    yearlyRate: 'APR and APY from each other',
    yieldGoal: 'it',
  },
  values: {
    account: 'the size of the account',
    after: 'the price afterwards',
    amount: 'the amount',
    amounts: 'how much was bought at each price',
    before: 'the price before',
    buy: 'the purchase price',
    cap: 'the market cap',
    change: 'the change of the price',
    coins: 'the number of coins',
    collateral: 'the number of coins of collateral',
    compounds: 'how often the yield is compounded (daily, monthly, …)',
    debt: 'the debt',
    entry: 'the entry price',
    exit: 'the exit price',
    fee: 'the fee',
    gain: 'the gain',
    gas: 'how much gas the transaction uses',
    gasPrice: 'the gas price in gwei',
    interval: 'the hours between two payments',
    leverage: 'the leverage',
    loss: 'the loss in percent',
    lower: 'the lower end of the range',
    maintenance: 'the maintenance margin rate',
    position: 'the value of the position (margin × leverage)',
    price: 'the price',
    purchases: 'at least two purchases, each with its price and amount',
    rate: 'the yearly rate (I have no live rates)',
    ratio: 'how much the price of one token changes against the other',
    risk: 'how much may be lost, in percent of the account or in money',
    sell: 'the sale price',
    stop: 'the stop, as a price or as a distance in percent',
    supply: 'the number of coins in circulation',
    threshold: 'the liquidation threshold in percent (each platform has its own)',
    time: 'the time in years',
    upper: 'the upper end of the range',
    whole: 'the whole',
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
  rounded: '数字只在显示时四舍五入。',
  need: (sum, values) => `**要算${sum}，还需要：${values.join('、')}。**`,
  same: (pairs) =>
    `沿用上一题，只把${pairs.map(([old, other]) => `“${old.trim()}”换成“${other.trim()}”`).join('，')}。`,
  unclear: (sum) =>
    `**我看不出要换掉上一题里的哪个数。** 要再算${sum}，请把整道题连同所有数字用一句话再问一遍。`,
  sums: {
    averageCost: '均价',
    borrowing: '能借多少',
    concentratedLiquidity: '区间内的无常损失',
    conversion: '这个数',
    gainToRecover: '回本需要的涨幅',
    funding: '资金费',
    gasFee: '手续费',
    impermanentLoss: '无常损失',
    leveragedProfit: '盈亏',
    liquidationPrice: '爆仓价',
    margin: '保证金和仓位的换算',
    loan: '清算价',
    percentage: '百分比',
    positionSize: '仓位大小',
    priceAtMarketCap: '价格和市值的换算',
    profit: '盈亏',
    realReturn: '实际收益率',
    regularPurchases: '总投入',
    repeatedGrowth: '最后变成多少',
    savingsPlan: '最后有多少',
    share: '占比',
    stakingYield: '收益',
    targetPrice: '目标价',
    tax: '税',
    tradingFees: '手续费',
    unlock: '稀释',
    yearlyRate: 'APR 和 APY 的换算',
    yieldGoal: '这个数',
  },
  values: {
    account: '账户总额',
    after: '之后的价格',
    amount: '数量或金额',
    amounts: '每个价格各买了多少',
    before: '之前的价格',
    buy: '买入价',
    cap: '市值',
    change: '价格变动',
    coins: '币的数量',
    collateral: '抵押币的数量',
    compounds: '多久复利一次（每天、每月……）',
    debt: '债务',
    entry: '开仓价',
    exit: '平仓价',
    fee: '手续费率',
    gain: '收益',
    gas: '这笔交易用多少 gas',
    gasPrice: 'gas 价格（gwei）',
    interval: '两次收费之间的小时数',
    leverage: '杠杆倍数',
    loss: '亏损的百分比',
    lower: '区间下限',
    maintenance: '维持保证金率',
    position: '仓位价值（保证金 × 杠杆）',
    price: '价格',
    purchases: '至少两笔买入，每笔的价格和数量',
    rate: '年化利率（我没有实时利率）',
    ratio: '一个币相对另一个币的价格变化',
    risk: '最多亏多少（占账户的百分比或金额）',
    sell: '卖出价',
    stop: '止损价或止损幅度',
    supply: '流通量',
    threshold: '清算线（百分比，各平台不同）',
    time: '年数',
    upper: '区间上限',
    whole: '总数',
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

const IN_PERCENT: ReadonlySet<ValueName> = new Set([
  'change',
  'fee',
  'gain',
  'loss',
  'maintenance',
  'rate',
  'stop',
  'threshold',
])

export function refusalText({ value, rule, limit, given }: SumRefusal, display: Display): string {
  const texts = TEXTS[display.language]
  if (value === 'loss' && given.equals(limit)) return texts.lostAll
  const inPercent = IN_PERCENT.has(value)
  const [bound, actual] = [limit, given].map((each) =>
    inPercent ? display.percent(each) : display.number(each),
  )
  return texts.refused(texts.rules[rule](texts.values[value], bound ?? ''), actual ?? '')
}
