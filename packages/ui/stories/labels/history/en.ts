import type { zh } from './zh.ts'

export const en: typeof zh = {
  list: { favorite: 'Favourite', delete: 'Delete', loading: 'Loading topics' },
  searchForm: { search: 'Search topics', placeholder: 'Search titles and text', clear: 'Clear' },
  groups: [
    {
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
  previous: {
    lead: 'Continues',
    title: 'How does the Bitcoin halving affect the price?',
    owner: 'a topic of Olivia Hartmann',
  },
}
