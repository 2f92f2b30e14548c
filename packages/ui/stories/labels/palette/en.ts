import type { zh } from './zh.ts'

export const en: typeof zh = {
  labels: {
    title: 'Commands',
    placeholder: 'Search topics or commands',
    close: 'Close',
    loading: 'Searching',
    empty: 'No topic or command matches',
  },
  groups: [
    {
      heading: 'Recent topics',
      items: [
        {
          id: 'halving',
          kind: 'topic',
          label: 'How does the Bitcoin halving affect the price?',
        },
        { id: 'wallets', kind: 'topic', label: 'Cold or hot wallet: how do I choose?' },
      ],
    },
    {
      heading: 'Commands',
      items: [
        { id: 'new', kind: 'action', label: 'New topic', keys: 'Ctrl Shift O' },
        { id: 'history', kind: 'action', label: 'History' },
        { id: 'theme', kind: 'action', label: 'Switch to the dark theme', keys: 'Ctrl Shift L' },
      ],
    },
  ],
  found: [
    {
      heading: 'Topics',
      items: [
        {
          id: 'halving',
          kind: 'topic',
          label: 'How does the Bitcoin halving affect the price?',
          detail:
            '… a year after the first halving the price set a new high; after the second too …',
          detailRanges: [[25, 32]],
        },
      ],
    },
  ],
  shortcuts: [
    { does: 'Search topics and commands', keys: 'Ctrl K' },
    { does: 'Stop generating', keys: 'Esc' },
  ],
}
