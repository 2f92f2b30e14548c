import type { Language } from './language.ts'

interface Answer {
  readonly progress: string
  readonly analysis: readonly string[]
  readonly text: readonly string[]
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
  },
}
