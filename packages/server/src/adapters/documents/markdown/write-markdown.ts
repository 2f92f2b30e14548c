import type { Report, ReportTurn } from '../report.ts'
import type { Run } from '../tree/blocks.ts'
import { quoted, quoteLines, quoteText } from './quote-text.ts'
import { safeMarkdown } from './safe-markdown.ts'

/** Longer questions are written below a heading instead of in it. */
const headingLength = 120

export function writeMarkdown(report: Report): Uint8Array {
  const parts = [
    `# ${quoteText(report.title, report.publicUrl)}`,
    quoteText(report.byline),
    ...report.turns.flatMap((turn, place) => turnText(turn, place + 1, report)),
    '---',
    `*${report.labels.notAdvice}*`,
  ]
  return new TextEncoder().encode(`${parts.join('\n\n')}\n`)
}

function turnText(turn: ReportTurn, number: number, report: Report): string[] {
  const { labels, publicUrl } = report
  const { mode, note } = turn
  const prefix = `${number}-`
  const safe = (text: string, part = prefix) => safeMarkdown(text, report, part)
  const sources = turn.sources.map(({ index, title, link, speaker }) => {
    const text = quoteText(title)
    return `${index}. ${link ? `[${text}](<${link}>)` : text}${speaker}`
  })
  const isShort = turn.question.length <= headingLength && !turn.question.includes('\n')
  return [
    '---',
    ...(isShort
      ? [`## ${quoteText(turn.question, publicUrl)}`]
      : [`## ${labels.question} ${number}`, quoted(quoteLines(turn.question, publicUrl))]),
    ...(mode ? [`*${mode}*`] : []),
    ...(turn.analysis.trim()
      ? [quoted(`**${labels.analysis}**\n\n${safe(turn.analysis, `${prefix}a-`)}`)]
      : []),
    ...(turn.answer.trim() ? [safe(turn.answer)] : []),
    ...(note ? [`*${note}*`] : []),
    ...figuresText(turn.figures),
    ...(sources.length > 0 ? [`**${labels.sources}**`, sources.join('\n')] : []),
  ]
}

function figuresText({ heading, lines }: ReportTurn['figures']): string[] {
  if (lines.length === 0) return []
  const items = lines.map((runs) => `- ${runs.map(runText).join('')}`)
  return [`**${heading}**`, items.join('\n')]
}

function runText({ text, link }: Run): string {
  // The space between two parts of a line is none at the beginning of one.
  const quoted = text.replace(/\S.*/s, quoteText)
  return link === null ? quoted : `[${quoted}](<${link}>)`
}
