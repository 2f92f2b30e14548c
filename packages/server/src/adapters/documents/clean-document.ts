import type { ExportDocument } from '../../ports/documents.ts'

/** What no format can hold, and marks that turn the direction of writing: text shows what it is. */
const unprintable =
  /(?![\t\n])[\p{Cc}\p{Noncharacter_Code_Point}]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu

export function clean(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(unprintable, '')
    .toWellFormed()
}

function cleanLine(text: string): string {
  return clean(text).replaceAll(/\s+/g, ' ').trim()
}

export function cleanDocument(document: ExportDocument): ExportDocument {
  return {
    ...document,
    title: cleanLine(document.title),
    owner: cleanLine(document.owner),
    watermark: document.watermark === null ? null : cleanLine(document.watermark),
    turns: document.turns.map((turn) => ({
      ...turn,
      question: clean(turn.question).trim(),
      answer: clean(turn.answer),
      analysis: clean(turn.analysis),
      sources: turn.sources.map((source) => ({ ...source, title: cleanLine(source.title) })),
    })),
  }
}
