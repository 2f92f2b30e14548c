/** The questions a new database starts with, in the order in which they are offered. */
export const hotTopics = {
  zh: [
    '比特币减半是什么，为什么重要？',
    '以太坊质押能赚多少，有什么风险？',
    '稳定币如何保持价格稳定，什么时候会脱锚？',
    '为什么 Gas 费忽高忽低，怎样才能少付？',
    '热钱包和冷钱包怎么选，私钥该怎么保管？',
    '如何识别常见的加密货币骗局？',
    '比特币现货 ETF 和直接持有比特币有什么区别？',
    'DeFi 的收益从哪里来，可持续吗？',
    'Layer 2 是什么，为什么能降低手续费？',
    '新手应该如何定投比特币？',
  ],
  en: [
    'What is the Bitcoin halving, and why does it matter?',
    'How much can I earn by staking Ethereum, and what can go wrong?',
    'How do stablecoins keep their price, and when do they fail?',
    'Why do gas fees rise and fall, and how can I pay less?',
    'Hot wallet or cold wallet: how should I keep my keys?',
    'How do I recognise a crypto scam?',
    'What is the difference between a spot Bitcoin ETF and holding bitcoin?',
    'Where do DeFi yields come from, and do they last?',
    'What is a layer 2, and why does it make fees cheaper?',
    'How does dollar-cost averaging into Bitcoin work?',
  ],
} as const
