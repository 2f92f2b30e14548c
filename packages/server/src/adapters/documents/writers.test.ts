import { expect, test } from 'vitest'
import { all, texts } from './testing/all-formats.ts'
import { partOf, targetsOf, textOfDocx } from './testing/open-docx.ts'
import { sampleTurn } from './testing/sample-document.ts'

const timeout = 60_000

test(
  'every format tells whose it is, when and how it was asked, and that it is no advice',
  async () => {
    for (const text of await texts({})) {
      expect(text).toContain('比特币的总量')
      expect(text).toContain('林小美 · 导出于 2026-03-01 12:00 UTC')
      expect(text).toContain('总量固定吗？')
      expect(text).toContain('深度思考 · 深度搜索 · 2026-02-28 08:30 UTC')
      expect(text).toContain('先看供给。')
      expect(text).toContain('2,100 万枚')
      expect(text).toContain('Bitcoin 白皮书')
    }
    const english = await texts({ deepThink: false, unfinished: 'stopped' }, { language: 'en' })
    for (const text of english) {
      expect(text).toContain('DeepSearch · 2026-02-28 08:30 UTC')
      expect(text).not.toContain('DeepThink')
      expect(text).toContain('The answer was stopped')
    }
  },
  timeout,
)

test(
  'times are those of the reader’s zone, with its name',
  async () => {
    for (const text of await texts({}, { timeZone: 'Asia/Shanghai' })) {
      expect(text).toContain('导出于 2026-03-01 20:00 Asia/Shanghai')
      expect(text).toContain('2026-02-28 16:30 Asia/Shanghai')
      expect(text).not.toContain('UTC')
    }
    const daylightSaving = {
      timeZone: 'America/New_York',
      exportedAt: new Date('2026-07-01T02:00Z'),
    }
    for (const text of await texts({}, daylightSaving)) {
      expect(text.replaceAll('\\', '')).toContain('2026-06-30 22:00 America/New_York')
    }
  },
  timeout,
)

test(
  'links and citations can be followed in every format',
  async () => {
    const answer = '[a](https://example.com/路径) [b](/price) https://example.org，然后 [1]'
    const { pdf, docx, markdown } = await all({ answer })
    const targets = [
      'https://example.com/%E8%B7%AF%E5%BE%84',
      'https://coinquiry.example/price',
      'https://example.org/',
      'https://bitcoin.org/bitcoin.pdf',
    ]
    expect(new Set(pdf.links)).toEqual(new Set(targets))
    expect(new Set(targetsOf(docx))).toEqual(new Set(targets))
    expect(markdown).toContain(answer)
    expect(markdown).toContain('1. [Bitcoin 白皮书](<https://bitcoin.org/bitcoin.pdf>)')
  },
  timeout,
)

test(
  'an answer’s own links don’t catch the citations of others in markdown',
  async () => {
    const turns = ['a', 'b'].map((name) =>
      sampleTurn({ answer: `See [1].\n\n[1]: https://${name}.example`, sources: [] }),
    )
    const { markdown } = await all({}, { turns })
    expect(markdown).toContain('See [1][1-1].\n\n[1-1]: https://a.example')
    expect(markdown).toContain('See [1][2-1].\n\n[2-1]: https://b.example')
  },
  timeout,
)

test(
  'markdown is read as on the page: Chinese emphasis, dollars, one tilde, HTML as text',
  async () => {
    const answer = '**注意：**请看 $5 to $10 ~a~ <b>c</b>'
    const { pdf, docx } = await all({ answer })
    expect(pdf.text).toContain('注意：请看 $5 to $10 ~a~ <b>c</b>')
    expect(textOfDocx(docx)).toContain('注意：请看 $5 to $10 ~a~ <b>c</b>')
    expect(partOf(docx, 'word/document.xml')).toMatch(/<w:b\/>.{0,200}注意：<\/w:t>/)
  },
  timeout,
)

test(
  'formulas are real ones in a Docx, readable text in a PDF, and TeX in markdown',
  async () => {
    const block = '\\[\nx = \\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}\n\\]'
    const answer = `收益 \\(r_1^2\\)：\n\n${block}\n\n\`\`\`math\na^{10}\n\`\`\`\n\n\\(\\frac{a\\)`
    const { pdf, docx, markdown } = await all({ answer })
    expect(pdf.text).toContain('收益 r_1²：')
    expect(pdf.text).toContain('x = (−b ± √(b² − 4ac))/2a')
    expect(pdf.text).toContain('a^10')
    expect(pdf.text).toContain('\\frac{a')
    const document = partOf(docx, 'word/document.xml')
    expect(document.match(/<m:oMath>/g)).toHaveLength(3)
    expect(document).toMatch(/<m:f>.*<m:rad>/)
    expect(textOfDocx(docx)).toContain('\\frac{a')
    expect(markdown).toContain('收益 $$r_1^2$$：')
    expect(markdown).toContain('$$\nx = \\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}\n$$')
  },
  timeout,
)

test(
  'the owner’s watermark lies under each page of a PDF and in the head of a Docx',
  async () => {
    const turns = Array.from({ length: 12 }, () => sampleTurn({ answer: '风险。'.repeat(400) }))
    const marked = await all({}, { turns, watermark: '林小美' })
    expect(marked.pdf.pages).toBeGreaterThan(2)
    expect(marked.pdf.streams.match(/\/P1 scn/g)).toHaveLength(marked.pdf.pages)
    expect(partOf(marked.docx, 'word/header1.xml')).toContain('林小美')
    const plain = await all({})
    expect(plain.pdf.objects).not.toContain('/PatternType')
    expect(plain.docx.has('word/header1.xml')).toBe(false)
  },
  timeout,
)

test(
  'what the PDF’s font lacks is told otherwise, and said where it can’t be',
  async () => {
    const { pdf } = await all({ answer: '₿0.5 ✅ 🚀 👨‍👩‍👧 1️⃣ 🇺🇸 𝕏 Dvořák' })
    expect(pdf.text).toContain('BTC 0.5 ✓ ↗ ▪ 1 US X Dvorák')
    expect(pdf.text).not.toContain('无法在 PDF 中显示')
    const korean = await all({ answer: '한국' })
    expect(korean.pdf.text).toContain('□□')
    expect(korean.pdf.text).toContain('无法在 PDF 中显示')
    expect(textOfDocx(korean.docx)).toContain('한국')
  },
  timeout,
)

test(
  'each ordered list of a Docx counts for itself, from its own beginning',
  async () => {
    const { docx } = await all({ answer: '3. a\n4. b\n\ntext\n\n3. c\n\ntext\n\n1. d' })
    const numbering = partOf(docx, 'word/numbering.xml')
    const used = [...partOf(docx, 'word/document.xml').matchAll(/<w:numId w:val="(\d+)"/g)]
    const [a, b, c, d] = used.map(([, id]) => id)
    expect(a).toBe(b)
    expect(new Set([a, c, d]).size).toBe(3)
    for (const id of new Set([a, c, d])) expect(numbering).toContain(`w:numId="${id}"`)
  },
  timeout,
)

test(
  'short code of a Docx stays on one page, and a heading with what follows it',
  async () => {
    const code = (lines: number) => `\`\`\`\n${'a\n'.repeat(lines)}\`\`\``
    const kept = async (answer: string) =>
      partOf((await all({ answer, analysis: '' })).docx, 'word/document.xml').includes(
        'w:keepLines/',
      )
    expect(await kept(code(5))).toBe(true)
    expect(await kept(code(60))).toBe(false)
    const { docx } = await all({ answer: '## Heading' })
    expect(partOf(docx, 'word/styles.xml')).toMatch(/w:styleId="Heading3".*?<w:keepNext\/>/)
  },
  timeout,
)

test(
  'a footnote keeps what it begins with',
  async () => {
    for (const text of await texts({ answer: 'a[^1]\n\n[^1]:\n    - first\n    - second' })) {
      expect(text).toContain('first')
      expect(text).toContain('second')
    }
  },
  timeout,
)
