import type { FoundPage } from '../../fakes/fake-search.ts'
import type { Language } from '../pages/messages.ts'

export interface Texts {
  readonly title: string
  readonly question: string
  readonly followUp: string
  readonly third: string
  readonly analysis: string
  readonly beginning: string
  readonly rest: string
  /** What is found where the answer looks things up. */
  readonly pages: readonly FoundPage[]
  /** Further topics, by their questions. */
  readonly others: readonly [string, string]
  /** Occurs in the first of them. */
  readonly word: string
  /** Asked of the handbook. */
  readonly known: string
  readonly deletion: string
}

/** What is asked and answered in each language; everything an answer may be made of occurs. */
export const textsIn: Record<Language, Texts> = {
  zh: {
    title: '比特币：交易所还是硬件钱包',
    question: '我有一点比特币，长期持有应该放在交易所还是硬件钱包？',
    followUp: '那么助记词应该怎样备份才安全？',
    third: '多签钱包适合我吗？',
    analysis:
      '问题在于**托管方式**的取舍。\n\n- 比较两种方式各自的风险\n- 考虑金额、期限与使用频率\n- 不涉及实时价格，无需联网',
    beginning:
      '## 简短回答\n\n长期持有、很少动用时，**硬件钱包**通常更合适：私钥由你自己保管，交易所出事也不受影响 [1]。代价是备份与保管都要自己负责：助记词一旦丢失或泄露，没有人能替你找回，因此值得在放心转入大额之前，先用小额完整演练一遍恢复流程，并把抄写的纸张放在安全的地方。\n\n',
    rest: '### 两者比较\n\n| | 交易所 | 硬件钱包 |\n| --- | --- | --- |\n| 谁持有私钥 | 平台 | 你自己 |\n| 主要风险 | 平台倒闭、被盗 | 丢失助记词 |\n| 费用 | 通常免费 | $50 到 $150 |\n\n[[chart:1]]\n\n### 怎么做\n\n1. 从官网购买，检查封条\n2. 抄下 24 个助记词，`不要拍照`\n3. 先转一小笔，再恢复一次试试\n\n```text\nbc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh\n```\n\n> 不是你的私钥，就不是你的币。\n\n详见 [比特币官网](https://bitcoin.org/zh_CN/)。以上是信息，不构成投资建议。',
    pages: [
      {
        title: '硬件钱包怎样保管私钥',
        url: 'https://wallets.example/zh/hardware',
        text: '硬件钱包在设备内签名，私钥从不离开设备；丢失设备时可用助记词恢复。',
      },
      {
        title: '交易所倒闭以后，用户的币去了哪里',
        url: 'https://news.example/zh/exchange',
        text: '在多数司法辖区，平台上的币属于无担保债权，用户往往要等上数年才能拿回一部分。',
      },
    ],
    others: ['比特币减半之后，矿工的收入会怎样变化？', '以太坊质押有哪些风险？'],
    word: '矿工',
    known: '冷钱包和热钱包有什么区别？',
    deletion: '删除我的账户',
  },
  en: {
    title: 'Bitcoin: exchange or hardware wallet',
    question: 'I hold a little bitcoin for the long term: exchange or hardware wallet?',
    followUp: 'And how do I keep a backup of the seed phrase safely?',
    third: 'Would a multisig wallet suit me?',
    analysis:
      'The question is about **custody**.\n\n- compare who can lose the coins, and how\n- weigh the amount, the time, and how often they move\n- no live price is needed',
    beginning:
      '## In short\n\nFor coins that rarely move, a **hardware wallet** is usually the better place: you hold the keys, so a failing exchange does not concern you [1].\n\n',
    rest: '### Side by side\n\n| | Exchange | Hardware wallet |\n| --- | --- | --- |\n| Who holds the keys | the platform | you |\n| Main risk | insolvency, theft | a lost seed phrase |\n| Cost | usually none | $50 to $150 |\n\n[[chart:1]]\n\n### How to go about it\n\n1. Buy from the maker and check the seal\n2. Write the 24 words down; `no photographs`\n3. Send a small amount first, then restore once as a rehearsal\n\n```text\nbc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh\n```\n\n> Not your keys, not your coins.\n\nMore at [bitcoin.org](https://bitcoin.org/en/). This is information, not advice.',
    pages: [
      {
        title: 'How a hardware wallet keeps your keys',
        url: 'https://wallets.example/hardware',
        text: 'A hardware wallet signs inside the device, so the key never leaves it; the seed phrase restores a lost one.',
      },
      {
        title: 'Where the coins go when an exchange fails',
        url: 'https://news.example/exchange',
        text: 'In most places coins on a platform are an unsecured claim, and customers wait for years to see a part of them again.',
      },
    ],
    others: [
      'What does a halving do to the income of miners?',
      'What are the risks of staking ether?',
    ],
    word: 'miners',
    known: 'What is the difference between hot and cold wallets?',
    deletion: 'DELETE MY ACCOUNT',
  },
}
