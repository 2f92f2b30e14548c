import { type Card, cardTable } from '@coinquiry/markdown/card-table'
import { expect, test } from 'vitest'
import { all, texts } from './testing/all-formats.ts'
import { partOf, targetsOf, textOfDocx } from './testing/open-docx.ts'

const timeout = 60_000

test(
  'a chart is told as its figures, with their source and time',
  async () => {
    const chart = {
      kind: 'line',
      title: 'BTC 价格',
      unit: 'USD',
      series: [
        {
          name: 'BTC',
          points: [
            ['2026-02-27', 101000],
            ['2026-02-28T08:00Z', 99500.5],
          ],
        },
      ],
      source: 'CoinGecko',
      n: 1,
      at: '2026-02-28T08:00Z',
    }
    const answer = `\`\`\`chart\n${JSON.stringify(chart)}\n\`\`\``
    for (const text of await texts({ answer })) {
      expect(text).toContain('BTC 价格')
      expect(text).toContain('BTC (USD)')
      expect(text).toContain('99,500.5')
      expect(text.replaceAll('\\', '')).toContain('CoinGecko · [1] · 2026-02-28 08:00 UTC')
      expect(text).not.toContain('"points"')
    }
    const [pdf = ''] = await texts({ answer: '```chart\n{"points": 1}\n```' })
    expect(pdf).toContain('{"points": 1}')
  },
  timeout,
)

test(
  'a card is a table, as it stands in the text, and as it was a block before',
  async () => {
    const card: Card = {
      title: 'Tether [claim](https://scam.example)',
      marks: [{ kind: 'spoofed', text: 'Imitation' }],
      warning: 'This is not Tether.',
      items: [
        { label: 'Contract', value: `0x${'6'.repeat(40)}`, type: 'address', note: 'Ethereum' },
        { label: 'Price', value: '0.00001234', unit: 'USD', type: 'figure', stale: 'Out of date' },
        { label: 'Supply', value: '39030615894.32', unit: 'USDT', type: 'figure' },
      ],
      ...{ source: 'Blockscout', n: 2, at: '2026-02-28T08:00:00.000Z' },
    }
    const block = `\`\`\`card\n${JSON.stringify(card)}\n\`\`\``
    for (const answer of [cardTable(card, 'en'), block]) {
      for (const text of await texts({ answer })) {
        const plain = text.replaceAll(/[\\*`\s]/g, '')
        expect(plain).toContain('ThisisnotTether.')
        expect(plain).toContain('·Imitation')
        expect(plain).toContain(`0x${'6'.repeat(40)}(Ethereum)`)
        expect(plain).toContain('$0.00001234(Outofdate)')
        expect(plain).toContain('39.03billionUSDT')
        expect(plain).toContain('Blockscout[2]·2026-02-2808:00UTC')
        expect(text).not.toContain('"items"')
        // Of markdown a reader makes links of whatever looks like one.
        if (text.includes('| Tether')) expect(text).not.toMatch(/https:\/\/scam|(?<!\\)\[claim/)
      }
    }
  },
  timeout,
)

test(
  'a check box stands in the place of a marker',
  async () => {
    const { pdf, docx } = await all({ answer: '- [x] done\n- [ ] open\n- plain', analysis: '' })
    expect(pdf.text).toMatch(/✓\s*done\s*□\s*open\s*plain/)
    const paragraphs = partOf(docx, 'word/document.xml').split('</w:p>')
    const of = (text: string) => paragraphs.find((paragraph) => paragraph.includes(`>${text}<`))
    expect(of('done')).toMatch(/☑<\/w:t><w:tab\/>/)
    expect(of('open')).toMatch(/☐<\/w:t><w:tab\/>/)
    for (const text of ['done', 'open']) expect(of(text)).not.toContain('w:numPr')
    expect(of('plain')).toContain('w:numPr')
  },
  timeout,
)

test(
  'a long chart says that some of its rows are there, in the language of the document',
  async () => {
    const points = Array.from({ length: 365 }, (_, day) => [1_772_064_000 + day * 86_400, day])
    const chartOf = (count: number) =>
      `\`\`\`chart\n${JSON.stringify({ series: [{ name: 'a', points: points.slice(0, count) }] })}\n\`\`\``
    for (const text of await texts({ answer: chartOf(365) }))
      expect(text).toContain('共 365 行，等间隔列出 24 行')
    for (const text of await texts({ answer: chartOf(365) }, { language: 'en' }))
      expect(text).toContain('24 of 365 rows, evenly spread')
    for (const text of await texts({ answer: chartOf(24) })) expect(text).not.toContain('24 行')
  },
  timeout,
)

test(
  'a card has no row of heads, and its title stays with it',
  async () => {
    const card = '| **Token** |  |\n| --- | --- |\n| Price | 1 |\n\nCoinGecko [1]'
    const { docx } = await all({ answer: card, analysis: '' })
    const document = partOf(docx, 'word/document.xml')
    expect(document.match(/<w:tr>/g)).toHaveLength(1)
    expect(document).not.toContain('<w:tblHeader/>')
    const title = document.split('</w:p>').find((paragraph) => paragraph.includes('>Token<'))
    expect(title).toContain('<w:keepNext/>')
    // Its source can be followed.
    expect(targetsOf(docx).filter((target) => target.includes('bitcoin.pdf'))).toHaveLength(2)
  },
  timeout,
)

test(
  'a footnote is named as in a book',
  async () => {
    const { pdf, docx } = await all({ answer: 'a[^x]\n\n[^x]: b' })
    for (const text of [pdf.text, textOfDocx(docx)]) {
      expect(text).toContain('a [注 x]')
      expect(text).not.toContain('[^')
    }
  },
  timeout,
)
