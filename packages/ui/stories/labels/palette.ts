import { useLabels } from '#stories/labels'
import type { CommandItem } from '../../src/blocks/command-palette/command-palette.tsx'
import * as enLabels from '../../src/labels/en/en.ts'
import * as zhLabels from '../../src/labels/zh/zh.ts'
import { en as english } from './en.ts'

/** What stories about commands say, in the language chosen in Storybook's toolbar. */
export function usePaletteLabels(): typeof zh {
  return useLabels() === english ? en : zh
}

type Item = Omit<CommandItem, 'onSelect'>

const topics: Item[] = [
  { id: 'halving', kind: 'topic', label: '比特币减半会怎样影响价格？' },
  { id: 'wallets', kind: 'topic', label: '冷钱包和热钱包该怎么选？' },
]
const actions: Item[] = [
  { id: 'new', kind: 'action', label: '新话题', keys: 'Ctrl Shift O' },
  { id: 'history', kind: 'action', label: '历史记录' },
  { id: 'theme', kind: 'action', label: '切换到深色主题', keys: 'Ctrl Shift L' },
]
const found: Item[] = [
  {
    id: 'halving',
    kind: 'topic',
    label: '比特币减半会怎样影响价格？',
    detail: '……第一次减半之后一年，价格创下新高；第二次减半之后也是如此……',
    detailRanges: [
      [5, 7],
      [22, 24],
    ],
  },
]

export const zh = {
  labels: zhLabels.commandPalette,
  groups: [
    { heading: '最近的话题', items: topics },
    { heading: '操作', items: actions },
  ],
  found: [{ heading: '话题', items: found }],
  shortcuts: [
    { does: '搜索话题、执行操作', keys: 'Ctrl K' },
    { does: '停止生成', keys: 'Esc' },
  ],
}

export const en: typeof zh = {
  labels: enLabels.commandPalette,
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
