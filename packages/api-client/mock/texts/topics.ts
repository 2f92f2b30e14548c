import type { Language, Schemas } from '../../src/contract/contract.ts'
import type { SeedTopic, SeedTurn } from '../world.ts'

const sources: Readonly<Record<Language, Schemas['Source'][]>> = {
  zh: [
    {
      index: 1,
      title: '比特币：一种点对点的电子现金系统',
      url: 'https://bitcoin.org/files/bitcoin-paper/bitcoin_zh_cn.pdf',
      excerpt: '激励也可以由交易费提供。',
      class: 'primary',
    },
    { index: 2, title: '质押', url: 'https://ethereum.org/zh/staking/', class: 'primary' },
  ],
  en: [
    {
      index: 1,
      title: 'Bitcoin: A Peer-to-Peer Electronic Cash System',
      url: 'https://bitcoin.org/bitcoin.pdf',
      excerpt: 'The incentive can also be funded with transaction fees.',
      class: 'primary',
    },
    { index: 2, title: 'Staking', url: 'https://ethereum.org/en/staking/', class: 'primary' },
  ],
}

export const sourcesIn = (language: Language) => sources[language]

/** A topic of one question, with the versions of its answer. */
export const topic = (
  title: string,
  question: string,
  ...answers: SeedTurn['answers']
): SeedTopic => ({ title, turns: [{ question, answers }] })

const topics: Readonly<Record<Language, readonly SeedTopic[]>> = {
  zh: [
    {
      title: '比特币的总量',
      isFavorite: true,
      turns: [
        {
          question: '比特币的总量真的固定吗？',
          answers: [
            { content: '是的，', think_content: '问题与发行规则有关。', status: 'stopped' },
            {
              content:
                '是的：网络规则把总量限定在 **2,100 万枚** [1]。\n\n| 年份 | 区块奖励 |\n|---|---|\n| 2020 | 6.25 |\n| 2024 | 3.125 |',
              think_content: '问题与发行规则有关，减半与上限都要说明。',
              sources: sources.zh,
            },
          ],
        },
        {
          question: '谁能改变这个上限？',
          answers: [{ content: '只有绝大多数节点都采用新规则，上限才会改变。' }],
        },
      ],
    },
    topic('质押的收益与风险', '质押以太坊有什么风险？', {
      content: '主要有三种：罚没、锁定期和价格波动 [2]。',
      sources: sources.zh,
    }),
    topic('手续费为什么上涨', '手续费为什么上涨？', {
      content: '区块空间有限，需求上升时出价也随之上升。',
    }),
  ],
  en: [
    {
      title: 'The supply of Bitcoin',
      isFavorite: true,
      turns: [
        {
          question: 'Is the Bitcoin supply really fixed?',
          answers: [
            {
              content: 'Yes, ',
              think_content: 'The question is about issuance.',
              status: 'stopped',
            },
            {
              content:
                'Yes: the rules of the network cap it at **21 million coins** [1].\n\n| Year | Block reward |\n|---|---|\n| 2020 | 6.25 |\n| 2024 | 3.125 |',
              think_content: 'The question is about issuance. Halvings and the cap matter.',
              sources: sources.en,
            },
          ],
        },
        {
          question: 'Who could change the cap?',
          answers: [{ content: 'Only a large majority of all nodes, by running other rules.' }],
        },
      ],
    },
    topic('Rewards and risks of staking', 'What are the risks of staking ether?', {
      content: 'Mainly three: slashing, waiting times and the price [2].',
      sources: sources.en,
    }),
    topic('Why fees rise', 'Why do fees rise?', {
      content: 'Block space is scarce; when demand grows, so do the bids.',
    }),
  ],
}

/** Three short topics, the last used first. */
export const topicsIn = (language: Language) => topics[language]

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
