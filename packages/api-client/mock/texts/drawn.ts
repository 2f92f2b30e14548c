import type { Language, Schemas } from '../../src/contract/contract.ts'

interface DrawnAnswer {
  readonly text: readonly string[]
  readonly figures: Schemas['AnswerFigures']
}

const at = '2026-11-20T12:00:00.000Z'
const figures: Schemas['AnswerFigures'] = {
  figures: [],
  check: { basis: 'lookups', checked: 0, found: 0, unfound: [] },
}

const block = (kind: 'card' | 'chart', drawn: object) =>
  `\`\`\`${kind}\n${JSON.stringify(drawn)}\n\`\`\`\n\n`

/** A sum of one amount, and one with rows. */
const sums: Schemas['ComputedSums'] = [
  {
    calculator: 'staking-yield',
    inputs: { amount: '10', rate: '3', time: '1', timeUnit: 'years', asset: 'ETH' },
  },
  {
    calculator: 'average-cost',
    inputs: {
      ...{ 'purchases.1.price': '60000', 'purchases.1.amount': '1' },
      ...{ 'purchases.2.price': '50000', 'purchases.2.amount': '0.5', asset: 'BTC' },
    },
  },
]

/** An address as a card, and a ranking as bars, in the texts of a language. */
function drawings(texts: Readonly<Record<'address' | 'balance' | 'seen' | 'top' | 'cap', string>>) {
  const card = {
    ...{ kind: 'address', title: texts.address },
    items: [
      {
        label: texts.address,
        value: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
        type: 'address',
      },
      { label: texts.balance, value: '1.25', unit: 'BTC', type: 'figure' },
      { label: texts.seen, value: at, type: 'time' },
    ],
    ...{ source: 'mempool.space', n: 1, at },
  }
  const bars = {
    ...{ kind: 'bar', title: texts.top, unit: 'USD', orientation: 'horizontal' },
    series: [
      {
        name: texts.cap,
        points: [
          ['Bitcoin (BTC)', 1_820_000_000_000],
          ['Ethereum (ETH)', 372_000_000_000],
          ['Solana (SOL)', 71_500_000_000],
        ],
      },
    ],
    ...{ source: 'CoinGecko', n: 2, at },
  }
  return [block('card', card), block('chart', bars)]
}

const texts: Readonly<Record<Language, readonly [sum: string, drawn: readonly string[]]>> = {
  zh: [
    '**10 ETH 按 3% 年利率质押一年，收益 0.3 ETH。**\n\n60,000 买 1 BTC、50,000 买 0.5 BTC，均价约 56,666.67 美元。',
    [
      '这个地址有 1.25 BTC [1]。\n\n',
      ...drawings({
        ...{ address: '比特币地址', balance: '余额', seen: '最近活动' },
        ...{ top: '市值排名', cap: '市值' },
      }),
      '排名按市值 [2]。',
    ],
  ],
  en: [
    '**10 ETH staked at 3% a year earn 0.3 ETH.**\n\n1 BTC at 60,000 and 0.5 BTC at 50,000 average about 56,666.67 dollars.',
    [
      'This address holds 1.25 BTC [1].\n\n',
      ...drawings({
        ...{ address: 'Bitcoin address', balance: 'Balance', seen: 'Last activity' },
        ...{ top: 'Largest by market cap', cap: 'Market cap' },
      }),
      'The ranking is by market cap [2].',
    ],
  ],
}

/** What a question gets that asks for a sum, an address or a ranking; null for any other. */
export function drawnAnswer(question: string, language: Language): DrawnAnswer | null {
  const [sum, drawn] = texts[language]
  if (/计算|calculate/i.test(question)) return { text: [sum], figures: { ...figures, sums } }
  return /地址|排名|address|ranking/i.test(question) ? { text: drawn, figures } : null
}
