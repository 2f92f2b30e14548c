import type { DocumentTurn, ExportDocument } from '../../../ports/documents.ts'

/** A document of one turn, changed as a test needs it. */
export function sampleDocument(
  turn: Partial<DocumentTurn> = {},
  over: Partial<ExportDocument> = {},
): ExportDocument {
  return {
    title: '比特币的总量',
    owner: '林小美',
    watermark: null,
    turns: [sampleTurn(turn)],
    exportedAt: new Date('2026-03-01T12:00:00Z'),
    timeZone: 'UTC',
    language: 'zh',
    publicUrl: 'https://coinquiry.example',
    ...over,
  }
}

export function sampleTurn(over: Partial<DocumentTurn> = {}): DocumentTurn {
  return {
    question: '总量固定吗？',
    answer: '是的：网络规则把总量限定在 2,100 万枚 [1]。',
    analysis: '先看供给。',
    sources: [{ index: 1, title: 'Bitcoin 白皮书', url: 'https://bitcoin.org/bitcoin.pdf' }],
    figures: null,
    deepThink: true,
    internetSearch: true,
    askedAt: new Date('2026-02-28T08:30:00Z'),
    unfinished: null,
    ...over,
  }
}
