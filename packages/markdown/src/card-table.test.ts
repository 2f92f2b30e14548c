import { expect, it } from 'vitest'
import { type Card, cardTable, tableOfBlock, withCardTables } from './card-table.ts'

const wallet = `0x${'6'.repeat(40)}`
const card: Card = {
  title: 'Tether USD (USDT)',
  marks: [
    { kind: 'spoofed', text: 'Imitation' },
    { kind: 'stale', text: 'Partly out of date' },
  ],
  warning: 'This is not Tether.',
  items: [
    { label: 'Contract', value: wallet, type: 'address', note: 'Ethereum' },
    {
      ...{ label: 'Price', value: '0.00001234', unit: 'USD', type: 'figure', source: 'A DEX' },
      ...{ as_of: '2026-11-18T03:00:00.000Z', stale: 'Out of date' },
    },
    { label: 'Change', value: '12.3', unit: '%', type: 'change' },
    { label: 'Balance', value: '77231416.001', unit: 'ETH', type: 'exact' },
    { label: 'Last active', value: '2026-11-20T11:59:50.000Z', type: 'time' },
    { label: 'Kind', value: 'Contract' },
  ],
  ...{ source: 'Blockscout', n: 2, at: '2026-11-20T12:00:00.000Z' },
}

it('is a table that every client reads, its figures spelled as in the text', () => {
  expect(cardTable(card, 'en')).toBe(`**This is not Tether.**

| Tether USD (USDT) · **Imitation** · *Partly out of date* |  |
| --- | --- |
| Contract | \`${wallet}\` *(Ethereum)* |
| Price | $0.00001234 *(A DEX · 2026-11-18 03:00 UTC · Out of date)* |
| Change | +12.3% |
| Balance | 77,231,416.001 ETH |
| Last active | 2026-11-20 11:59 UTC |
| Kind | Contract |

Blockscout [2] · 2026-11-20 12:00 UTC`)
  expect(cardTable(card, 'zh')).toContain('| Price | 0.00001234 美元 ')
})

it('lets no text of a provider become a cell, a line, a link or a mark', () => {
  const hostile =
    'x | **y** | [z](https://scam.example) `|`\n\n# www.scam.example <b> &lt; a@b.example $$1$$'
  const table = cardTable(
    {
      ...{ title: hostile, warning: hostile, source: hostile, at: card.at },
      marks: [{ kind: 'spoofed', text: hostile }],
      items: [
        { label: hostile, value: hostile, note: hostile, source: hostile, stale: hostile },
        { label: 'Holds', value: '5', unit: hostile, type: 'exact' },
        { label: 'Address', value: `\`|\n${wallet}`, type: 'address' },
      ],
    },
    'en',
  )
  const lines = table.split('\n')
  expect(lines.map((line) => line.match(/(?<!\\)\|/g)?.length ?? 0)).toEqual([
    0, 0, 3, 3, 3, 3, 3, 0, 0,
  ])
  expect(table).not.toMatch(/:\/\/|www\.|@\w|(?<!\\)[[<]|\n#|&lt;|\*\*y/)
  expect(lines.at(-3)).toBe(`| Address | \`${wallet}\` |`)
})

it('reads the cards of before, in the language of their labels', () => {
  const block = JSON.stringify({ kind: 'token', ...card })
  expect(tableOfBlock(block)).toBe(cardTable(card, 'en'))
  const items = [{ label: '价格', value: '1.5', unit: 'USD', type: 'figure' }]
  expect(tableOfBlock(JSON.stringify({ ...card, items }))).toContain('| 价格 | 1.50 美元 |')
  const answer = (shown: string) => `Before.\n\n${shown}\n\nAfter.`
  expect(withCardTables(answer(`\`\`\`card\n${block}\n\`\`\``))).toBe(answer(cardTable(card, 'en')))
})

it.each(['{"kind": "token", "ti', 'null', '[]', '{"title":"a"}', '{"title":1,"items":[]}'])(
  'takes %s for no card',
  (text) => {
    expect(tableOfBlock(text)).toBeNull()
    const answer = `\`\`\`card\n${text}\n\`\`\``
    expect(withCardTables(answer)).toBe(answer)
  },
)
