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

const balance = '1.25 BTC'

/** Where each balance of a text is from. */
function balancesIn(text: string): Schemas['AnswerFigures'] {
  const source = { name: 'mempool.space', url: 'https://mempool.space/' }
  const found = [...text.matchAll(/1\.25 BTC/g)].map(({ index: start }) => ({
    ...{ start, end: start + balance.length, kind: 'chain' as const, how: 'read' as const },
    ...{ value: '1.25', unit: 'BTC', as_of: at, source },
  }))
  const { length } = found
  return {
    figures: found,
    check: { basis: 'lookups', checked: length, found: length, unfound: [] },
  }
}

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

/** An address as a card, which is a table, and a ranking as bars, in the texts of a language. */
function drawings(texts: Readonly<Record<'address' | 'balance' | 'seen' | 'top' | 'cap', string>>) {
  const card = [
    ...[`| ${texts.address} |  |`, '| --- | --- |'],
    `| ${texts.address} | \`bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq\` |`,
    `| ${texts.balance} | ${balance} |`,
    `| ${texts.seen} | 2026-11-20 12:00 UTC |\n\n`,
  ].join('\n')
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
  return [
    card,
    'mempool.space [1] · 2026-11-20 12:00 UTC\n\n',
    `\`\`\`chart\n${JSON.stringify(bars)}\n\`\`\`\n\n`,
  ]
}

const texts: Readonly<Record<Language, readonly [sum: string, drawn: readonly string[]]>> = {
  zh: [
    '**10 ETH 按 3% 年利率质押一年，收益 0.3 ETH。**\n\n60,000 买 1 BTC、50,000 买 0.5 BTC，均价约 56,666.67 美元。',
    [
      `这个地址有 ${balance} [1]。\n\n`,
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
      `This address holds ${balance} [1].\n\n`,
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
  return /地址|排名|address|ranking/i.test(question)
    ? { text: drawn, figures: balancesIn(drawn.join('')) }
    : null
}
