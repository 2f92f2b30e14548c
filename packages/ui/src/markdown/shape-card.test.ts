import { expect, test } from 'vitest'
import { markupOf, markupOfGrowing } from './testing/markup.tsx'

const wallet = `0x${'1234567890'.repeat(4)}`
const card = (...rows: string[]) => ['| Bitcoin (BTC) |  |', '| --- | --- |', ...rows].join('\n')
const rowsIn = (markup: string) => [...markup.matchAll(/<tr.*?<\/tr>/g)].map(([row]) => row)

test('a table of two columns, of which only the first has a head, is a card with a title', () => {
  const markup = markupOf(card('| Price | $91,234.50 *(CoinGecko)* |'))
  expect(markup).toContain('<table data-card="true" role="table">')
  expect(rowsIn(markup)).toEqual([
    '<tr role="row"><th colSpan="2" role="columnheader">Bitcoin (BTC)</th></tr>',
    '<tr role="row"><th scope="row" role="rowheader">Price</th><td role="cell">$91,234.50 <em>(CoinGecko)</em></td></tr>',
  ])
})

test.each([
  '| a | b |\n| --- | --- |\n| 1 | 2 |',
  '|  | b |\n| --- | --- |\n| 1 | 2 |',
  '|  |  |\n| --- | --- |\n| 1 | 2 |',
  '| a |  |  |\n| --- | --- | --- |\n| 1 | 2 | 3 |',
  '| a |\n| --- |\n| 1 |',
])('%j is a table as any other', (text) => {
  expect(markupOf(text)).not.toContain('data-card')
})

test('an address loses its middle, and can be copied whole', () => {
  const markup = markupOf(card(`| Contract | \`${wallet}\` *(Ethereum)* |`))
  expect(markup).toContain(
    `<code data-whole="${wallet}" title="${wallet}">0x12345678…34567890</code>`,
  )
  expect(markup).toContain('aria-label="Copy 0x12345678…34567890"')
  expect(markup).toContain('data-wide="true"')
})

test.each([
  '`0xabcdef1234567890`',
  '`getSignaturesForAddress`',
  '`transfer(address to, uint256 v)`',
])('the code %s stays as it is', (code) =>
  expect(markupOf(card(`| Call | ${code} |`))).toContain(`<code>${code.slice(1, -1)}`),
)

test('what is said of the whole card is a badge beside its title', () => {
  const head = '| Tether · **Imitation** · *Out of date* |  |\n| --- | --- |\n| a | b |'
  const [title = ''] = rowsIn(markupOf(head))
  expect(title.match(/<span/g)).toHaveLength(2)
  expect(title).not.toContain('·')
  expect(rowsIn(markupOf('| **Tether** |  |\n| --- | --- |'))[0]).toContain(
    '<strong>Tether</strong>',
  )
})

test('while it arrives, the rows that are there are drawn', () => {
  const text = card('| Price | $91,234.50 |', `| Contract | \`${wallet}\` |`)
  const rows = Array.from(text, (_, at) => rowsIn(markupOfGrowing(text.slice(0, at + 1))).length)
  expect(rows.toSorted()).toEqual(rows)
  expect(new Set(rows)).toEqual(new Set([0, 1, 2, 3]))
  expect(markupOfGrowing(text.slice(0, -30))).toContain('0x12345678')
})
