import type { DocumentTurn, ExportDocument } from '../../../ports/documents.ts'
import { bylineOf, labelsOf, modeLine, titleOf } from '../labels.ts'
import { noteOf, sourcesOf } from '../report.ts'
import { quoted, quoteText } from './rewrite.ts'
import { safeMarkdown } from './safe-markdown.ts'

/** Longer questions are written below a heading instead of in it. */
const headingLength = 120

export function writeMarkdown(document: ExportDocument): Uint8Array {
  const parts = [
    `# ${quoteText(titleOf(document))}`,
    quoteText(bylineOf(document)),
    ...document.turns.flatMap((turn, place) => turnText(turn, place + 1, document)),
    '---',
    `*${labelsOf(document).notAdvice}*`,
  ]
  return new TextEncoder().encode(`${parts.join('\n\n')}\n`)
}

function turnText(turn: DocumentTurn, number: number, document: ExportDocument): string[] {
  const labels = labelsOf(document)
  const prefix = `${number}-`
  const safe = (text: string, part = prefix) => safeMarkdown(text, document.publicUrl, part)
  const mode = modeLine(turn, labels)
  const note = noteOf(turn, labels)
  const sources = sourcesOf(turn, document.publicUrl).map(({ index, title, link }) => {
    const text = quoteText(title)
    return `${index}. ${link ? `[${text}](<${link}>)` : text}`
  })
  const isShort = turn.question.length <= headingLength && !turn.question.includes('\n')
  return [
    '---',
    ...(isShort
      ? [`## ${quoteText(turn.question)}`]
      : [
          `## ${labels.question} ${number}`,
          quoted(quoteText(turn.question).replaceAll(/(?<=[^\n])\n(?=[^\n])/g, '  \n')),
        ]),
    ...(mode ? [`*${mode}*`] : []),
    ...(turn.analysis.trim()
      ? [quoted(`**${labels.analysis}**\n\n${safe(turn.analysis, `${prefix}a-`)}`)]
      : []),
    ...(turn.answer.trim() ? [safe(turn.answer)] : []),
    ...(note ? [`*${note}*`] : []),
    ...(sources.length > 0 ? [`**${labels.sources}**`, sources.join('\n')] : []),
  ]
}
