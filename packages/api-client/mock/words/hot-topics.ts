import type { Language } from './language.ts'

export const hotTopics: Readonly<Record<Language, readonly string[]>> = {
  zh: [
    '比特币减半是什么，为什么重要？',
    '质押以太坊能赚多少，有什么风险？',
    '稳定币如何保持价格，什么时候会失效？',
    '冷钱包和热钱包有什么区别？',
    '交易手续费由什么决定？',
    '如何看懂一份代币白皮书？',
  ],
  en: [
    'What is the Bitcoin halving, and why does it matter?',
    'How much does staking ether earn, and what are the risks?',
    'How do stablecoins keep their price, and when do they fail?',
    'What is the difference between cold and hot wallets?',
    'What decides the fee of a transaction?',
    'How do I read the white paper of a token?',
  ],
}
