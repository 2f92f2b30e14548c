import type { Language } from '../../src/contract/contract.ts'
import type { SeedTopic } from '../world.ts'
import { chartBlock } from './answers.ts'
import { sourcesIn, topic } from './topics.ts'

const endings: Readonly<Record<Language, readonly SeedTopic[]>> = {
  zh: [
    {
      ...topic('比特币一周走势', '比特币这一周走势如何？手续费受影响了吗？', {
        content: [
          '这一周价格在 **91,000 至 96,000 美元**之间波动，收于区间上沿 [1]。',
          chartBlock('比特币一周价格', 1),
          '## 手续费',
          '区块空间的需求随行情上升，但仍低于月初：',
          '| 日期 | 中位手续费（sat/vB） |\n|---|---|\n| 11 月 14 日 | 6 |\n| 11 月 17 日 | 9 |\n| 11 月 20 日 | 11 |',
          '质押类资产的收益在同期变化不大 [2]。请只投入你能承受损失的资金。',
        ].join('\n\n'),
        think_content:
          '需要两类数据：一周价格与手续费。\n\n先看价格区间，再看区块空间的需求，最后说明两者的关系与不确定之处。',
        think_ms: 12_400,
        sources: sourcesIn('zh'),
      }),
      isFavorite: true,
    },
    topic(
      '冷钱包还是热钱包',
      '长期持有应该用冷钱包还是热钱包？',
      { content: '长期持有一般选冷钱包。' },
      { content: '长期持有选**冷钱包**，日常小额用热钱包；助记词离线保存两份。' },
      { content: '取决于金额与习惯：大额离线保存，小额留在热钱包，并定期演练一次恢复。' },
    ),
    topic('稳定币的储备', '稳定币的储备怎么核对？', { content: '', status: 'failed' }),
    topic('以太坊的燃料费', '以太坊的燃料费怎么计算？', {
      content: '燃料费等于**用量**乘以单价，其中单价由',
      status: 'stopped',
    }),
    topic('二层网络的安全', '二层网络和主网一样安全吗？', {
      content: '并不完全一样：二层依赖主网结算，但提款期间',
      status: 'interrupted',
    }),
  ],
  en: [
    {
      ...topic('Bitcoin this week', 'How did bitcoin do this week, and did fees follow?', {
        content: [
          'The price moved between **91,000 and 96,000 US dollars** and ended near the top [1].',
          chartBlock('Bitcoin, one week', 1),
          '## Fees',
          'Demand for block space rose with the price and stays below the start of the month:',
          '| Day | Median fee (sat/vB) |\n|---|---|\n| 14 November | 6 |\n| 17 November | 9 |\n| 20 November | 11 |',
          'Rewards of staking hardly changed meanwhile [2]. Put in only what you can afford to lose.',
        ].join('\n\n'),
        think_content:
          'Two kinds of figures are needed: a week of prices, and fees.\n\nFirst the range, then the demand for block space, and last how they hang together and what stays uncertain.',
        think_ms: 12_400,
        sources: sourcesIn('en'),
      }),
      isFavorite: true,
    },
    topic(
      'Cold or hot wallet',
      'Cold or hot wallet for holding long?',
      { content: 'Mostly a cold one.' },
      { content: 'A **cold wallet** to hold, a hot one to spend; keep two copies offline.' },
      {
        content:
          'It depends on the sum and on you: large sums offline, small ones in a hot wallet, and practise to restore once a year.',
      },
    ),
    topic('Reserves of stablecoins', 'How can the reserves of a stablecoin be checked?', {
      content: '',
      status: 'failed',
    }),
    topic('Gas on Ethereum', 'How is gas on Ethereum computed?', {
      content: 'It is **usage** times price, where the price',
      status: 'stopped',
    }),
    topic('How safe second layers are', 'Are second layers as safe as the main chain?', {
      content: 'Not quite: they settle on the main chain, but while a withdrawal',
      status: 'interrupted',
    }),
  ],
}

/** A topic for each way in which an answer can end; the first has everything an answer can have. */
export const endingsIn = (language: Language) => endings[language]
