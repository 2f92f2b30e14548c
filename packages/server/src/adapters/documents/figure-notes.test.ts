import { expect, test } from 'vitest'
import type { AnswerFigures } from '../../ports/documents.ts'
import { openDocx, targetsOf, textOfDocx } from './testing/open-docx.ts'
import { openPdf } from './testing/open-pdf.ts'
import { sampleDocument } from './testing/sample-document.ts'
import { writeDocument } from './write-document.ts'

const as_of = '2026-03-01T11:58:30.000Z'
const source = { name: 'CoinGecko', url: 'https://www.coingecko.com/en/coins/bitcoin' }
const here = { name: 'Coinquiry', url: null }
const answer = '🚀 BTC **$91,234**，买到 0.001 BTC，年底 $250,000。'
const range = (part: string) => {
  const start = [...answer.slice(0, answer.indexOf(part))].length
  return { start, end: start + [...part].length }
}
const price = { value: '91234.5', unit: 'USD', as_of, source }
const figures: AnswerFigures = {
  figures: [
    { ...range('**$91,234**'), ...price, kind: 'price', how: 'read' },
    {
      ...{ ...range('0.001'), kind: 'fact', value: '0.00109608', unit: 'BTC', as_of },
      ...{ source: here, how: 'computed', formula: 'amount / price' },
      inputs: [
        { name: 'amount', value: '100', unit: 'USD', as_of, source: here },
        { name: 'price', ...price },
      ],
    },
  ],
  check: { basis: 'lookups', checked: 3, found: 2, unfound: [range('$250,000')] },
}

async function written(known: AnswerFigures | null, language: 'zh' | 'en') {
  const document = sampleDocument({ answer, figures: known, sources: [] }, { language })
  const pdf = openPdf(await writeDocument({ document, format: 'pdf' }))
  const docx = openDocx(await writeDocument({ document, format: 'docx' }))
  const markdown = new TextDecoder().decode(await writeDocument({ document, format: 'markdown' }))
  return {
    links: [...pdf.links, ...targetsOf(docx)],
    texts: [pdf.text, textOfDocx(docx), markdown.replaceAll('\\', '')].map((text) =>
      text.replaceAll(/\[CoinGecko\]\(<.*?>\)/g, 'CoinGecko').replaceAll(/\s+/g, ' '),
    ),
  }
}

test('every format says where each figure comes from, how it was computed, and what was not found', async () => {
  const { texts, links } = await written(figures, 'en')
  for (const text of texts) {
    expect(text).toContain('3 numbers checked, 2 found in the sources')
    expect(text).toContain('$91,234: CoinGecko, 2026-03-01 11:58 UTC')
    expect(text).toContain(
      '0.001: Computed here: amount / price; amount = 100 USD; price = 91234.5 USD (CoinGecko, 2026-03-01 11:58 UTC)',
    )
    expect(text).toContain('Not found in the sources: $250,000')
  }
  expect(new Set(links)).toEqual(new Set([source.url]))
  for (const text of (await written(figures, 'zh')).texts) {
    expect(text).toContain('核对了 3 个数字，2 个在来源中找到')
    expect(text).toContain('来源中未找到：$250,000')
  }
})

test.each([
  [
    '2026-02-01',
    'first = 90000 USD (CoinGecko, 2026-02-01 00:00 UTC); last = 91234.5 USD (CoinGecko, 2026-03-01 11:58 UTC)',
  ],
  [as_of, 'first = 90000 USD; last = 91234.5 USD (CoinGecko, 2026-03-01 11:58 UTC)'],
])(
  'a change since %s says whose figures it was computed from, and of when',
  async (since, inputs) => {
    const change: AnswerFigures['figures'][number] = {
      ...{ ...range('0.001'), kind: 'change', value: '1.371667', unit: '%', as_of, source },
      ...{ how: 'computed', formula: '(last ÷ first - 1) × 100' },
      inputs: [
        { name: 'first', ...price, value: '90000', as_of: since },
        { name: 'last', ...price },
      ],
    }
    const { texts, links } = await written({ ...figures, figures: [change] }, 'en')
    for (const text of texts) expect(text).toContain(`(last ÷ first - 1) × 100; ${inputs}`)
    expect(new Set(links)).toEqual(new Set([source.url]))
  },
)

test('an answer from memory is named so, and one of the handbook has no notes', async () => {
  const unchecked = (basis: 'memory' | 'handbook'): AnswerFigures => ({
    figures: [],
    check: { basis, checked: 0, found: 0, unfound: [] },
  })
  for (const text of (await written(unchecked('memory'), 'zh')).texts)
    expect(text).toContain('来自模型的记忆，未经核对')
  for (const text of (await written(unchecked('handbook'), 'zh')).texts)
    expect(text).not.toContain('数据核对')
})

test('every format says where a citation is in doubt', async () => {
  const doubted = {
    ...{ figures: [], check: { basis: 'lookups' as const, checked: 0, found: 0, unfound: [] } },
    citations: { checked: 2, unsupported: [range('$250,000')] },
  }
  for (const text of (await written(doubted, 'en')).texts)
    expect(text).toMatch(/Cited for what the source does not say: .*年底 \$250,000/)
})
