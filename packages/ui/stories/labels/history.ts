import { useLabels } from '#stories/labels'
import * as enLabels from '../../src/labels/en/en.ts'
import * as zhLabels from '../../src/labels/zh/zh.ts'
import { en as english } from './en.ts'

/** What stories about topics say, in the language chosen in Storybook's toolbar. */
export function useHistoryLabels(): typeof zh {
  return useLabels() === english ? en : zh
}

export const zh = {
  list: zhLabels.historyList,
  searchForm: zhLabels.searchForm,
  groups: [
    {
      id: 'today',
      heading: '今天',
      topics: [
        {
          id: 'halving',
          href: '#halving',
          title: '比特币减半会怎样影响价格？',
          excerpt: '请结合前几次减半，说说供应变化、市场预期和价格之间的关系。',
          time: '刚刚',
          favorite: true,
        },
        {
          id: 'wallets',
          href: '#wallets',
          title: '冷钱包和热钱包该怎么选？',
          excerpt: '我每个月买一点，打算长期持有，偶尔转账。',
          time: '3 小时前',
          favorite: false,
        },
      ],
    },
    {
      id: '2026-11-17',
      heading: '2026年11月17日',
      topics: [
        {
          id: 'stablecoins',
          href: '#stablecoins',
          title: '稳定币靠什么保持与美元挂钩？',
          excerpt: undefined,
          time: '2026年11月17日',
          favorite: false,
        },
      ],
    },
  ],
  long: {
    title:
      '如果以太坊二层网络的手续费继续下降，主网的手续费收入会减少多少，质押收益又会受到怎样的影响，长期来看验证者的数量会怎样变化？',
    excerpt:
      '请分别从手续费销毁、区块奖励、最大可提取价值三个方面分析，并说明每个数字的来源；如果来源之间互相矛盾，请指出矛盾之处，不要自行取平均。地址：0x0000000000000000000000000000000000000000000000000000000000000000',
    time: '2025年12月31日',
  },
  found: {
    excerpt: '……第一次减半之后一年，价格创下新高；第二次减半之后也是如此……',
    ranges: [
      [5, 7],
      [22, 24],
    ],
  },
  empty: '还没有话题',
  emptyText: '你提出的问题会保存在这里。',
  newTopic: '新话题',
  error: '话题没能加载出来',
  errorText: '网络可能不稳定，已经显示的内容不受影响。',
  retry: '重试',
  end: '已显示全部话题',
  recent: zhLabels.recentTopics,
  titleField: { label: '话题标题', error: '标题不能为空' },
  previous: {
    lead: '接续自',
    title: '比特币减半会怎样影响价格？',
    owner: '林晓雯的话题',
  },
}

export const en: typeof zh = {
  list: enLabels.historyList,
  searchForm: enLabels.searchForm,
  groups: [
    {
      id: 'today',
      heading: 'Today',
      topics: [
        {
          id: 'halving',
          href: '#halving',
          title: 'How does the Bitcoin halving affect the price?',
          excerpt: 'Please go through the earlier halvings: supply, expectations and the price.',
          time: 'now',
          favorite: true,
        },
        {
          id: 'wallets',
          href: '#wallets',
          title: 'Cold or hot wallet: how do I choose?',
          excerpt: 'I buy a little every month, hold for years and rarely send any.',
          time: '3 hours ago',
          favorite: false,
        },
      ],
    },
    {
      id: '2026-11-17',
      heading: '2026/11/17',
      topics: [
        {
          id: 'stablecoins',
          href: '#stablecoins',
          title: 'What keeps a stablecoin at one dollar?',
          excerpt: undefined,
          time: '2026/11/17',
          favorite: false,
        },
      ],
    },
  ],
  long: {
    title:
      'If fees on Ethereum layer 2 networks keep falling, how much less will the main network earn in fees, what does that do to staking yields, and how will the number of validators change in the long run?',
    excerpt:
      'Please treat burnt fees, block rewards and maximal extractable value one by one, and name the source of each figure; where sources disagree, say so instead of taking the average. Address: 0x0000000000000000000000000000000000000000000000000000000000000000',
    time: '2025/12/31',
  },
  found: {
    excerpt:
      '… a year after the first halving the price set a new high; after the second halving too …',
    ranges: [
      [25, 32],
      [76, 83],
    ],
  },
  empty: 'No topics yet',
  emptyText: 'The questions you ask are kept here.',
  newTopic: 'New topic',
  error: 'The topics could not be loaded',
  errorText: 'The network may be unsteady. What is already shown stays as it is.',
  retry: 'Try again',
  end: 'These are all your topics',
  recent: enLabels.recentTopics,
  titleField: { label: 'Title of the topic', error: 'A title can’t be empty' },
  previous: {
    lead: 'Continues',
    title: 'How does the Bitcoin halving affect the price?',
    owner: 'a topic of Olivia Hartmann',
  },
}
