import { colors } from '../colors.ts'
import { type Report, type ReportTurn, sourceRuns } from '../report.ts'
import type { Block, Run } from '../tree/blocks.ts'
import { shapeMarkdown } from '../tree/shape-blocks.ts'
import { contentOf, startHeight } from './blocks.ts'
import type { Content } from './layout.ts'
import {
  boxed,
  type Frame,
  keepWithNext,
  lineHeight,
  type Margins,
  narrower,
  sizes,
} from './layout.ts'
import { inlinesOfText, textOf } from './text.ts'

const spaceBelowQuestion = 100
/** A question longer than this, or of more lines, may break over pages. */
const keptQuestion = { length: 500, lines: 10 }
const outlineLength = 80

export function turnContent(turn: ReportTurn, report: Report, frame: Frame): Content[] {
  const { labels } = report
  const { note, figures, sources } = turn
  const analysis = shapeMarkdown(turn.analysis, sources, report)
  const answer = shapeMarkdown(turn.answer, sources, report)
  const below =
    analysis.length > 0
      ? analysisLabel + startHeight(analysis, analysisFrame(frame))
      : startHeight(answer, frame)
  return [
    ...questionContent(turn, frame, below),
    ...(analysis.length > 0 ? analysisContent(analysis, labels.analysis, frame) : []),
    ...contentOf(answer, frame),
    ...(note
      ? [{ text: inlinesOfText(note, frame), fontSize: sizes.analysis, color: colors.quiet }]
      : []),
    ...linesContent(figures.lines, figures.heading, frame),
    ...linesContent(sources.map(sourceRuns), labels.sources, frame),
    { text: '', margin: [0, 0, 0, 16] },
  ]
}

/** `below` is the height of what has to follow on the same page. */
function questionContent({ question, mode }: ReportTurn, frame: Frame, below: number): Content[] {
  const inner = { ...narrower(frame, 26), size: sizes.question }
  const printed = frame.glyphs.print(question.replaceAll('\t', '    '))
  const outlineText = printed.replaceAll(/\s+/g, ' ').slice(0, outlineLength).toWellFormed()
  const content: Content[] = [
    {
      text: inlinesOfText(printed || ' ', inner),
      preserveLeadingSpaces: true,
      fontSize: inner.size,
      bold: true,
      color: colors.accent,
      ...(outlineText && { outline: true, outlineText }),
    },
    {
      text: inlinesOfText(mode || ' ', { ...inner, size: sizes.small }),
      fontSize: sizes.small,
      color: colors.quiet,
      margin: [0, 2, 0, 0],
    },
  ]
  const box = boxed(content, {
    fill: colors.wash,
    bar: colors.accent,
    padding: [12, 7, 12, 7],
    margin: [0, 0, 0, 8],
  })
  const short =
    question.length <= keptQuestion.length && question.split('\n').length <= keptQuestion.lines
  return short ? keepWithNext([box], Math.max(spaceBelowQuestion, below)) : [box]
}

const analysisLabel = lineHeight(sizes.small)

function analysisFrame(frame: Frame): Frame {
  return { ...narrower(frame, 14), size: sizes.analysis, color: colors.quiet }
}

function analysisContent(blocks: readonly Block[], label: string, frame: Frame): Content[] {
  const inner = analysisFrame(frame)
  const heading = { text: label, fontSize: sizes.small, bold: true, color: colors.quiet }
  const box = boxed([heading, ...contentOf(blocks, inner)], {
    bar: colors.line,
    padding: [10, 0, 0, 0],
    margin: [0, 0, 0, 8],
  })
  return [...keepWithNext([], analysisLabel + startHeight(blocks, inner)), box]
}

/** Lines below an answer, under a heading of their own; nothing without any. */
function linesContent(lines: readonly (readonly Run[])[], label: string, frame: Frame): Content[] {
  if (lines.length === 0) return []
  const small = { ...narrower(frame, 20), size: sizes.small + 0.5, color: colors.quiet }
  const margin: Margins = [0, 4, 0, 2]
  const look = { fontSize: sizes.analysis, bold: true, color: colors.quiet, margin }
  return [
    ...keepWithNext([{ text: label, ...look }], 24),
    ...lines.map((runs) => textOf(runs, small, { margin: [0, 0, 0, 1] })),
  ]
}
