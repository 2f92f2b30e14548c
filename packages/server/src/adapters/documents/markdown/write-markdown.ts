import type { DocumentTurn, ExportDocument } from '../../../ports/documents.ts'
import { noteOf, sourcesOf } from '../report.ts'
import { bylineOf, modeLine, titleOf, wordsOf } from '../words.ts'
import { quoted, quoteText } from './quote-text.ts'
import { safeMarkdown } from './safe-markdown.ts'

/** Longer questions stand below a heading instead of in it. */
const headingLength = 120

export function writeMarkdown(document: ExportDocument): Uint8Array {
  const parts = [
    `# ${quoteText(titleOf(document))}`,
    quoteText(bylineOf(document)),
    ...document.turns.flatMap((turn, place) => turnText(turn, place + 1, document)),
    '---',
    `*${wordsOf(document).notAdvice}*`,
  ]
  return new TextEncoder().encode(`${parts.join('\n\n')}\n`)
}

function turnText(turn: DocumentTurn, number: number, document: ExportDocument): string[] {
  const words = wordsOf(document)
  const prefix = `${number}-`
  const safe = (text: string, part = prefix) => safeMarkdown(text, document.publicUrl, part)
  const mode = modeLine(turn, words)
  const note = noteOf(turn, words)
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
          `## ${words.question} ${number}`,
          quoted(quoteText(turn.question).replaceAll(/(?<=[^\n])\n(?=[^\n])/g, '  \n')),
        ]),
    ...(mode ? [`*${mode}*`] : []),
    ...(turn.analysis.trim()
      ? [quoted(`**${words.analysis}**\n\n${safe(turn.analysis, `${prefix}a-`)}`)]
      : []),
    ...(turn.answer.trim() ? [safe(turn.answer)] : []),
    ...(note ? [`*${note}*`] : []),
    ...(sources.length > 0 ? [`**${words.sources}**`, sources.join('\n')] : []),
  ]
}
