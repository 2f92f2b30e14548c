import { expect, test } from 'vitest'
import { chartsAsTables } from './charts-as-tables.ts'

const chart = {
  kind: 'line',
  title: 'Bitcoin (BTC)',
  unit: 'USD',
  series: [
    {
      name: 'BTC',
      points: [
        ['2026-11-19', 90_120.5],
        ['2026-11-20', 91_234.5],
      ],
    },
    { name: 'A|B', points: [['2026-11-20', 1]] },
  ],
  source: 'CoinGecko',
  n: 3,
  at: '2026-11-20T12:00:00.000Z',
}
const block = (text: string) => `Before.\n\n\`\`\`chart\n${text}\n\`\`\`\n\nAfter.`

test('a chart is copied as a table of its figures', () => {
  expect(chartsAsTables(block(JSON.stringify(chart)))).toBe(
    `Before.

**Bitcoin (BTC)**

|  | BTC (USD) | A\\|B (USD) |
| --- | ---: | ---: |
| 2026-11-19 | 90120.5 |  |
| 2026-11-20 | 91234.5 | 1 |

CoinGecko · [3] · 2026-11-20 12:00 UTC

After.`,
  )
})

test('the times of several series are in order, whichever begins first', () => {
  const younger = { name: 'ETH', points: [['2026-11-20', 3000]] }
  const series = [younger, ...chart.series.slice(0, 1)]
  const copied = chartsAsTables(block(JSON.stringify({ ...chart, series })))
  expect(copied).toContain('| 2026-11-19 |  | 90120.5 |\n| 2026-11-20 | 3000 | 91234.5 |')
})

test('a card of before is copied as the table that cards are', () => {
  const items = [{ label: 'Price', value: '1.5', unit: 'USD', type: 'figure' }]
  const card = {
    title: 'Tether',
    items,
    source: 'Blockscout',
    n: 2,
    at: '2026-11-20T12:00:00.000Z',
  }
  expect(chartsAsTables(`\`\`\`card\n${JSON.stringify(card)}\n\`\`\``)).toBe(
    '| Tether |  |\n| --- | --- |\n| Price | $1.50 |\n\nBlockscout [2] · 2026-11-20 12:00 UTC',
  )
})

test('what is no chart stays as it is', () => {
  for (const text of [block('{"kind":'), '```js\nconst a = 1\n```']) {
    expect(chartsAsTables(text)).toBe(text)
  }
})
