import { expect, test } from 'vitest'
import { openPdf } from '../testing/open-pdf.ts'
import { sampleDocument } from '../testing/sample-document.ts'
import { writeDocument } from '../write-document.ts'
import { contentWidth, page } from './layout.ts'

const timeout = 60_000
const address = `https://example.com/search?q=${'%E6%AF%94=x&'.repeat(10)}`

async function areasIn(answer: string) {
  const document = sampleDocument({ answer, question: 'Why?', analysis: '', sources: [] })
  const { linkAreas, text } = openPdf(await writeDocument({ document, format: 'pdf' }))
  expect(linkAreas.length).toBeGreaterThan(0)
  return { linkAreas, text }
}

const tableOf = (cells: readonly string[]) =>
  [cells.map((_, column) => `H${column}`), cells.map(() => '---'), cells]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
const columns = (text: string, filling = '') =>
  tableOf(
    Array.from({ length: 6 }, (_, column) => `[${text}](https://example.com/${column})${filling}`),
  )

test.each([
  ['an address without a place to break', address],
  ['capitals', `[${'W'.repeat(150)}](https://example.com)`],
  ['bold capitals', `**[${'W'.repeat(150)}](https://example.com)**`],
  ['an address in each column', columns(address)],
  [
    'Chinese in each column',
    columns('比特币的价格走势与历史行情数据', '，以及更多的说明文字在这里'),
  ],
  ['Chinese with marks', columns('比特币，（以太坊）。价格：走势！《历史》、行情；数据？')],
  ['words', columns('Prices of bitcoin, and (what) else counts: 50% of $5,000.')],
  ['a link in brackets', columns('比特币的价格走势与历史行情', '）').replaceAll('[', '（[')],
  ['a code', columns('`0x1234567890abcdef1234567890abcdef`')],
])(
  'no link runs beyond its column: %s',
  async (_, answer) => {
    const { linkAreas } = await areasIn(answer)
    for (const [place, [left, bottom, right, top]] of linkAreas.entries()) {
      expect(right).toBeLessThanOrEqual(page.side + contentWidth + 0.5)
      const over = linkAreas.slice(place + 1).find((other) => {
        const width = Math.min(right, other[2]) - Math.max(left, other[0])
        return width > 0.5 && Math.min(top, other[3]) - Math.max(bottom, other[1]) > 6
      })
      expect(over).toBeUndefined()
    }
  },
  timeout,
)

test(
  'a line break within a link begins a line',
  async () => {
    const { linkAreas } = await areasIn('[line one\nline two](https://example.com)')
    expect(new Set(linkAreas.map(([, bottom]) => bottom)).size).toBe(2)
  },
  timeout,
)
