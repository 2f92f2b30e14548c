import { expect, test } from 'vitest'
import type { ExportDocument } from '../../../ports/documents.ts'
import { openPdf } from '../testing/open-pdf.ts'
import { sampleDocument } from '../testing/sample-document.ts'
import { writeDocument } from '../write-document.ts'

const timeout = 60_000

async function pdfOf(answer: string, over: Partial<ExportDocument> = {}) {
  const document = sampleDocument({ answer, question: 'Why?', analysis: '', sources: [] }, over)
  return openPdf(await writeDocument({ document, format: 'pdf' }))
}

const english = { language: 'en', title: 'Ada’s keys', owner: 'Ada' } as const

test.each([
  ['an apostrophe', 'I don’t', ['’'], 400],
  ['a quotation', 'He said “no” and ‘yes’.', ['“', '”', '‘', '’'], 600],
  ['one at the edge of another look', '“**No**,” it’s *“so”*', ['“', '”'], 600],
  ['one in a code', '`it’s`', ['’'], 400],
  ['one in a code block', '```\nit’s “code”\n```', ['’', '“', '”'], 600],
  ['one in a link', '[Ada’s “page”](https://example.com)', ['’', '“', '”'], 600],
])(
  '%s beside Latin text is as wide as in Latin text',
  async (_, answer, marks, widest) => {
    const pdf = await pdfOf(answer, english)
    for (const mark of marks) {
      const widths = pdf.widthsOf(mark)
      expect(widths.length, mark).toBeGreaterThan(0)
      expect(Math.min(...widths), mark).toBeGreaterThan(100)
      expect(Math.max(...widths), mark).toBeLessThan(widest)
    }
    expect(pdf.text).toContain(answer.replaceAll(/[`*[\]\n]|\(.*\)/g, ''))
    expect(pdf.text).toContain('Ada’s keys')
  },
  timeout,
)

test.each([
  ['他说“不行”，她说‘行’。', ['“', '”', '‘', '’']],
  ['所谓“Gas”是费用', ['“', '”']],
  ['**“**5 美元**”**', ['“', '”']],
])(
  'in %s the marks are as wide as Chinese characters',
  async (answer, marks) => {
    const pdf = await pdfOf(answer)
    for (const mark of marks) expect(pdf.widthsOf(mark), mark).toEqual([1000])
    expect(pdf.text).toContain(answer.replaceAll('*', ''))
  },
  timeout,
)

test(
  'lines of code alone stand as far apart as lines of text, on the same height',
  async () => {
    const code = '`0xdAC17F958D2ee523a2206206994597C13D831ec7dAC17F958D2ee523a2206206994597C13D8`'
    const wide = await pdfOf(`${code} ${code}`, english)
    const [first = 0, second = 0] = wide.baselinesOf('0xdAC17F')
    expect(first - second).toBeGreaterThan(15)

    const table = await pdfOf('| A | B |\n| - | - |\n| `code` | text |', english)
    expect(table.baselinesOf('code')).toEqual(table.baselinesOf('text'))
  },
  timeout,
)

/** Answers in which something begins at each height of the page's end. */
const heights = Array.from({ length: 14 }, (_, more) => 14 + more)
const filled = (lines: number, rest: string) => `${'Text.\n\n'.repeat(lines)}${rest}`

/** On which page a text stands. */
function pageOf({ pageTexts }: { readonly pageTexts: readonly string[] }, text: string): number {
  const page = pageTexts.findIndex((content) => content.includes(text))
  expect(page, text).toBeGreaterThan(-1)
  return page
}

test.each([
  ['short code stays whole', 5, 5, 0],
  ['long code begins with three lines at least', 40, 3, 0],
  ['long code ends with three lines at least', 20, 20, 17],
])(
  '%s',
  async (_, lines, last, first) => {
    const code = Array.from({ length: lines }, (_, line) => `line-${line + 1};`).join('\n')
    for (const height of heights) {
      const pdf = await pdfOf(filled(height - (first > 0 ? 8 : 0), `\`\`\`\n${code}\n\`\`\``))
      const pages = Array.from({ length: last - first }, (_, line) =>
        pageOf(pdf, `line-${first + line + 1};`),
      )
      expect(new Set(pages).size, `below ${height} lines`).toBe(1)
    }
  },
  timeout,
)

test.each([
  ['a table', '| Head |\n|---|\n| First first first first |', 'First'],
  ['a table of one column', '| A |\n|---|\n| end |', 'end'],
  ['code', '```\nfirst\nsecond\nthird\n```', 'third'],
  ['another heading and a quote', '### Lower\n\n> Quoted', 'Quoted'],
  ['a list', '- First item', 'First item'],
  ['a table of tall rows', `| A | B |\n|---|---|\n| ${'long '.repeat(30)}end | b |`, 'end'],
])(
  'a heading stands on the page of what follows: %s',
  async (_, following, text) => {
    for (const height of heights) {
      const pdf = await pdfOf(filled(height, `## Upper\n\n${following}`))
      expect(pageOf(pdf, text), `below ${height} lines`).toBe(pageOf(pdf, 'Upper'))
    }
  },
  timeout,
)

test(
  'a question keeps its indentation',
  async () => {
    const pdf = await pdfOf('Yes.', {
      turns: sampleDocument({ question: 'Why?\nfor coin:\n    buy(coin)\n\tsell(coin)' }).turns,
    })
    const [outer = 0, inner, tabbed] = ['for', 'buy', 'sell'].map(pdf.leftOf)
    expect(inner).toBeGreaterThan(outer + 5)
    expect(tabbed).toBe(inner)
  },
  timeout,
)

test(
  'a question stands on the page on which its analysis begins, however that begins',
  async () => {
    const analysis = `\`\`\`\n${'code\n'.repeat(10)}last\n\`\`\``
    for (const height of heights) {
      const turns = sampleDocument({ answer: filled(height - 4, 'End.'), analysis: '' }).turns
      const second = sampleDocument({ question: 'And then?', analysis }).turns
      const pdf = await pdfOf('', { turns: [...turns, ...second] })
      expect(pageOf(pdf, 'last'), `below ${height} lines`).toBe(pageOf(pdf, 'And then?'))
      expect(pageOf(pdf, '分析过程')).toBe(pageOf(pdf, 'And then?'))
    }
  },
  timeout,
)

/** More lines than a page has, in few characters. */
const manyLines = Array.from(
  { length: 60 },
  (_, at) => `${'ABCDEF'[Math.trunc(at / 10)]}${at % 10}`,
)
const tall = manyLines.join('<br>')
const long = (filling: string) => `BEGIN${filling}END`

test.each([
  [
    'a first row of five columns',
    `| A | B | C | D | E |\n|---|---|---|---|---|\n${`| ${long('风'.repeat(700))} `.repeat(5)}|`,
    ['BEGIN', 'END'],
  ],
  [
    'a first row of words',
    `| A | B |\n|---|---|\n| ${long(' Wallets'.repeat(700))} | b |`,
    ['BEGIN', 'END'],
  ],
  ['a row of many lines', `| A |\n|---|\n| a |\n| ${tall} |`, manyLines],
  ['a first row of many lines', `| A |\n|---|\n| ${tall} |`, manyLines],
  ['a head', `| ${tall} |\n|---|\n| END |`, [...manyLines, 'END']],
  ['a head without rows', `| ${tall} |\n|---|`, manyLines],
  ['a heading', `# ${tall}\n\nEND`, [...manyLines, 'END']],
])(
  '%s that is higher than a page is printed whole',
  async (_, answer, words) => {
    const { text } = await pdfOf(answer)
    for (const word of words) expect(text).toContain(word)
  },
  timeout,
)
