import type { DocumentTurn, ExportDocument } from '../../ports/documents.ts'
import { type Labels, labelsOf, modeLine } from './labels.ts'
import { followable, hostOf } from './tree/addresses.ts'
import type { Block } from './tree/blocks.ts'
import { shapeMarkdown } from './tree/shape-blocks.ts'

export interface ReportSource {
  readonly index: number
  readonly title: string
  readonly link: string | null
  readonly host: string
}

/** One question with its answer, ready to be drawn. */
export interface ReportTurn {
  readonly question: string
  readonly mode: string
  readonly analysis: readonly Block[]
  readonly answer: readonly Block[]
  /** Why the answer ends where it does; null when it is complete. */
  readonly note: string | null
  readonly sources: readonly ReportSource[]
}

export function reportTurns(document: ExportDocument): ReportTurn[] {
  const labels = labelsOf(document)
  return document.turns.map((turn) => {
    const { analysis, answer, sources } = turn
    const shape = (text: string) => shapeMarkdown(text, sources, document.publicUrl)
    return {
      question: turn.question,
      mode: modeLine(turn, labels),
      analysis: shape(analysis),
      answer: shape(answer),
      note: noteOf(turn, labels),
      sources: sourcesOf(turn, document.publicUrl),
    }
  })
}

export function noteOf({ answer, unfinished }: DocumentTurn, labels: Labels): string | null {
  if (unfinished) return labels.unfinished[unfinished]
  return answer.trim() === '' ? labels.noAnswer : null
}

export function sourcesOf({ sources }: DocumentTurn, base: string): ReportSource[] {
  return sources.map(({ index, title, url }) => {
    const link = followable(url, base)
    return { index, title, link, host: (link && hostOf(link)) ?? '' }
  })
}

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
