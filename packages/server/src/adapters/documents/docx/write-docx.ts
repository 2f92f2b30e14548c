import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx'
import { colors } from '../colors.ts'
import { type Report, type ReportTurn, sourceRuns } from '../report.ts'
import type { Run } from '../tree/blocks.ts'
import { shapeMarkdown } from '../tree/shape-blocks.ts'
import { childrenOf, childrenOfBlocks, paragraph, textRuns } from './blocks.ts'
import { createLists, type Lists } from './lists.ts'
import { type Frame, page, shading, stylesFor } from './styles.ts'

const small = { size: 16, color: colors.quiet }

export async function writeDocx(report: Report): Promise<Uint8Array> {
  const { title, labels } = report
  const lists = createLists()
  const turns = report.turns.flatMap((turn) => turnChildren(turn, report, lists))
  const file = new Document({
    title,
    creator: report.owner || 'Coinquiry',
    lastModifiedBy: 'Coinquiry',
    description: labels.notAdvice,
    styles: stylesFor(report.language),
    numbering: lists.numbering,
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { left: page.side, right: page.side, top: page.top, bottom: page.bottom },
          },
        },
        ...(report.watermark && { headers: { default: watermark(report.watermark) } }),
        footers: { default: footer(labels) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
          new Paragraph({
            children: [new TextRun({ ...small, text: report.byline })],
            border: {
              bottom: { style: BorderStyle.SINGLE, size: 6, space: 8, color: colors.line },
            },
          }),
          ...turns,
        ],
      },
    ],
  })
  return Packer.toBuffer(file)
}

/** The creator's name over each page: the format's library draws none across it. */
function watermark(name: string): Header {
  const run = new TextRun({ text: name, size: 28, color: '#B9C0CC' })
  return new Header({
    children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [run] })],
  })
}

function footer({ notAdvice, page: pageLabel }: Report['labels']): Footer {
  const [before = '', between = '', after = ''] = pageLabel('\0', '\0').split('\0')
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: page.contentWidth }],
        children: [
          new TextRun({ ...small, text: notAdvice }),
          new TextRun({
            ...small,
            children: ['\t', before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after],
          }),
        ],
      }),
    ],
  })
}

const quiet = { size: 17, color: colors.quiet }
/** Where nothing is seen, it widens the box around its text. */
const edge = { style: BorderStyle.SINGLE, size: 4, space: 5, color: colors.wash }
const box = {
  shading: shading(colors.wash),
  border: {
    top: edge,
    bottom: edge,
    left: { style: BorderStyle.SINGLE, size: 18, space: 8, color: colors.accent },
  },
  indent: { left: 200 },
}

function turnChildren(turn: ReportTurn, report: Report, lists: Lists): FileChild[] {
  const { labels } = report
  const { question, mode, note, figures, sources } = turn
  const look = { size: 21, color: colors.ink }
  const text: Frame = { indent: 0, quoted: false, look, lists, level: 0 }
  const inset = { ...text, indent: 200, quoted: true, look: { size: 18, color: colors.quiet } }
  const analysis = shapeMarkdown(turn.analysis, sources, report)
  return [
    new Paragraph({
      ...box,
      heading: HeadingLevel.HEADING_2,
      children: textRuns(question, {}),
      spacing: { before: 360, after: 0 },
    }),
    new Paragraph({
      ...box,
      keepNext: true,
      children: [new TextRun({ ...quiet, text: mode })],
      spacing: { after: 160 },
    }),
    ...(analysis.length > 0
      ? [
          paragraph(inset, {
            keepNext: true,
            children: [new TextRun({ ...quiet, bold: true, text: labels.analysis })],
            spacing: { after: 60 },
          }),
          ...childrenOfBlocks(analysis, inset),
          new Paragraph({ children: [], spacing: { after: 0, line: 160, lineRule: 'exact' } }),
        ]
      : []),
    ...childrenOfBlocks(shapeMarkdown(turn.answer, sources, report), text),
    ...(note ? [new Paragraph({ children: [new TextRun({ ...quiet, text: note })] })] : []),
    ...linesChildren(figures.lines, figures.heading),
    ...linesChildren(sources.map(sourceRuns), labels.sources),
  ]
}

/** Lines below an answer, under a heading of their own; nothing without any. */
function linesChildren(lines: readonly (readonly Run[])[], label: string): Paragraph[] {
  if (lines.length === 0) return []
  return [
    new Paragraph({
      keepNext: true,
      spacing: { before: 120, after: 60 },
      children: [new TextRun({ ...quiet, bold: true, text: label })],
    }),
    ...lines.map(
      (runs) =>
        new Paragraph({
          spacing: { after: 20 },
          indent: { left: 420, hanging: 420 },
          children: childrenOf(runs, quiet),
        }),
    ),
  ]
}
