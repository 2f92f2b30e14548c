import type { Language } from '../../src/contract/contract.ts'

const prices = [91_840, 92_610, 91_275, 93_480, 94_105, 95_320, 95_960]

/** A week of made-up prices, as the block of an answer that is drawn; `n` is the cited source. */
export function chartBlock(title: string, n: number): string {
  const points = prices.map((price, day) => [`2026-11-${14 + day}`, price])
  const chart = {
    kind: 'line',
    title,
    unit: 'USD',
    series: [{ name: 'BTC', points }],
    source: 'CoinGecko',
    n,
    at: '2026-11-20T12:00:00.000Z',
  }
  return `\`\`\`chart\n${JSON.stringify(chart)}\n\`\`\``
}

interface Answer {
  readonly progress: string
  readonly analysis: readonly string[]
  readonly text: readonly string[]
  /** What may be asked next. */
  readonly followups: readonly string[]
  readonly offTopic: string
  readonly urgent: string
}

/** What is answered to any question. */
export const answers: Readonly<Record<Language, Answer>> = {
  zh: {
    progress: '正在查找资料',
    analysis: ['先弄清问题问的是什么，', '再看规则怎么说，', '最后说明风险。'],
    text: [
      '简短地说：',
      '规则公开、任何人都可以核对 [1]。\n\n',
      '## 要点\n\n',
      '- **总量**由网络规则限定\n',
      '- **质押**的收益来自手续费与增发 [2]\n',
      '- 价格由供求决定\n\n',
      '请只投入你能承受损失的资金。',
    ],
    followups: ['比特币怎么运作？', '以太坊有哪些风险？', '10 ETH 按 3% 年利率质押一年能得多少？'],
    offTopic: '我只回答加密资产和投资方面的问题。',
    urgent:
      '## 现在就做\n\n1. 用另一台设备新建钱包，把还在的资产转过去。\n2. 撤销授权。\n3. 报警，并通知收款的交易所冻结。\n\n',
  },
  en: {
    progress: 'Looking for sources',
    analysis: [
      'First what the question is about, ',
      'then what the rules say, ',
      'and the risks last.',
    ],
    text: [
      'In short: ',
      'the rules are public and anybody can check them [1].\n\n',
      '## What matters\n\n',
      '- the **supply** is limited by the rules of the network\n',
      '- rewards of **staking** come from fees and issuance [2]\n',
      '- the price follows supply and demand\n\n',
      'Put in only what you can afford to lose.',
    ],
    followups: [
      'How does bitcoin work?',
      'What are the risks of Ethereum?',
      'How much do 10 ETH staked at 3% APR earn in a year?',
    ],
    offTopic: 'I only answer questions about crypto assets and investing.',
    urgent:
      '## Do this now\n\n1. Make a new wallet on another device and move there what is left.\n2. Revoke approvals.\n3. Report it to the police, and ask the exchange that received it to freeze it.\n\n',
  },
}
