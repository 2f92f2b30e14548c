import type { Labels } from '../labels.ts'
import type { ReportSource, ReportTurn } from '../report.ts'
import { plain } from '../tree/blocks.ts'
import { contentOf } from './blocks.ts'
import type { Glyphs } from './fonts.ts'
import type { Content } from './layout.ts'
import { boxed, colors, contentWidth, type Frame, leading, narrower, sizes } from './layout.ts'
import { breakable, textOf } from './text.ts'

const frame: Frame = { width: contentWidth, size: sizes.text, color: colors.ink, tight: false }
const spaceBelowQuestion = 100
/** A question longer than this, or of more lines, may break over pages. */
const keptQuestion = { length: 500, lines: 10 }
const outlineLength = 80

export function turnContent(turn: ReportTurn, labels: Labels, glyphs: Glyphs): Content[] {
  const { note, sources } = turn
  return [
    ...questionContent(turn, glyphs),
    ...analysisContent(turn, labels, glyphs),
    ...contentOf(turn.answer, frame, glyphs),
    ...(note ? [{ text: note, fontSize: sizes.analysis, color: colors.quiet }] : []),
    ...(sources.length > 0 ? sourcesContent(sources, labels, glyphs) : []),
    { text: '', margin: [0, 0, 0, 16] },
  ]
}

function questionContent({ question, mode }: ReportTurn, glyphs: Glyphs): Content[] {
  const inner = { ...narrower(frame, 26), size: sizes.question }
  const printed = glyphs.print(question)
  const outlineText = printed.replaceAll(/\s+/g, ' ').slice(0, outlineLength).toWellFormed()
  const content = [
    {
      text: breakable(printed || ' ', inner, glyphs),
      fontSize: inner.size,
      bold: true,
      color: colors.accent,
      ...(outlineText && { outline: true, outlineText }),
    },
    { text: mode, fontSize: sizes.small, color: colors.quiet, margin: [0, 2, 0, 0] },
  ] satisfies Content[]
  const box = boxed(content, {
    fill: colors.wash,
    bar: colors.accent,
    padding: [12, 7, 12, 7],
    margin: [0, 0, 0, 8],
  })
  const short =
    question.length <= keptQuestion.length && question.split('\n').length <= keptQuestion.lines
  return short ? leading([box], spaceBelowQuestion) : [box]
}

function analysisContent({ analysis }: ReportTurn, labels: Labels, glyphs: Glyphs): Content[] {
  if (analysis.length === 0) return []
  const inner = { ...narrower(frame, 14), size: sizes.analysis, color: colors.quiet }
  const heading = { text: labels.analysis, fontSize: sizes.small, bold: true, color: colors.quiet }
  return [
    boxed([heading, ...contentOf(analysis, inner, glyphs)], {
      bar: colors.line,
      padding: [10, 0, 0, 0],
      margin: [0, 0, 0, 8],
    }),
  ]
}

function sourcesContent(
  sources: readonly ReportSource[],
  labels: Labels,
  glyphs: Glyphs,
): Content[] {
  const size = sizes.small + 0.5
  const small = { ...narrower(frame, 20), size, color: colors.quiet }
  const heading = {
    text: labels.sources,
    fontSize: sizes.analysis,
    bold: true,
    color: colors.quiet,
    margin: [0, 4, 0, 2] as [number, number, number, number],
  }
  const lines = sources.map(({ index, title, link, host }): Content => {
    const runs = [
      { ...plain, text: `[${index}] ` },
      { ...plain, text: title, link },
      ...(host ? [{ ...plain, text: `  ${host}` }] : []),
    ]
    return textOf(runs, small, glyphs, { margin: [0, 0, 0, 1] })
  })
  return [...leading([heading], 24), ...lines]
}
