import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
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
import type { ExportDocument } from '../../../ports/documents.ts'
import { bylineOf, type Labels, labelsOf, titleOf } from '../labels.ts'
import { type ReportSource, type ReportTurn, reportTurns } from '../report.ts'
import { childrenOfBlocks, paragraph, textRuns } from './blocks.ts'
import { createLists, type Lists } from './lists.ts'
import { colors, type Frame, page, shading, stylesFor, textFrame } from './styles.ts'

const small = { size: 16, color: colors.quiet }

export async function writeDocx(document: ExportDocument): Promise<Uint8Array> {
  const labels = labelsOf(document)
  const lists = createLists()
  const turns = reportTurns(document).flatMap((turn) => turnChildren(turn, labels, lists))
  const title = titleOf(document)
  const file = new Document({
    title,
    creator: document.owner || 'Coinquiry',
    lastModifiedBy: 'Coinquiry',
    description: labels.notAdvice,
    styles: stylesFor(document.language),
    numbering: lists.numbering,
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { left: page.side, right: page.side, top: page.top, bottom: page.bottom },
          },
        },
        ...(document.watermark && { headers: { default: watermark(document.watermark) } }),
        footers: { default: footer(labels) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
          new Paragraph({
            children: [new TextRun({ ...small, text: bylineOf(document) })],
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
  const run = new TextRun({ text: name, size: 28, color: colors.watermark })
  return new Header({
    children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [run] })],
  })
}

function footer({ notAdvice, page: pageLabel }: Labels): Footer {
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
const analysisFrame: Frame = { indent: 200, quoted: true, size: 18, color: colors.quiet }
const box = {
  shading: shading(colors.wash),
  border: { left: { style: BorderStyle.SINGLE, size: 18, space: 8, color: colors.accent } },
  indent: { left: 200 },
}

function turnChildren(turn: ReportTurn, labels: Labels, lists: Lists): FileChild[] {
  const { question, mode, analysis, answer, note, sources } = turn
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
          paragraph(analysisFrame, {
            keepNext: true,
            children: [new TextRun({ ...quiet, bold: true, text: labels.analysis })],
            spacing: { after: 60 },
          }),
          ...childrenOfBlocks(analysis, analysisFrame, lists),
          new Paragraph({ children: [], spacing: { after: 0, line: 160, lineRule: 'exact' } }),
        ]
      : []),
    ...childrenOfBlocks(answer, textFrame, lists),
    ...(note ? [new Paragraph({ children: [new TextRun({ ...quiet, text: note })] })] : []),
    ...(sources.length > 0 ? sourcesChildren(sources, labels) : []),
  ]
}

function sourcesChildren(sources: readonly ReportSource[], labels: Labels): Paragraph[] {
  return [
    new Paragraph({
      keepNext: true,
      spacing: { before: 120, after: 60 },
      children: [new TextRun({ ...quiet, bold: true, text: labels.sources })],
    }),
    ...sources.map(
      ({ index, title, link, host }) =>
        new Paragraph({
          spacing: { after: 20 },
          indent: { left: 420, hanging: 420 },
          children: [
            new TextRun({ ...quiet, text: `[${index}] ` }),
            ...(link === null
              ? [new TextRun({ ...quiet, text: title })]
              : [
                  new ExternalHyperlink({
                    link,
                    children: [
                      new TextRun({ ...quiet, color: colors.link, underline: {}, text: title }),
                    ],
                  }),
                  new TextRun({ ...quiet, text: `  ${host}` }),
                ]),
          ],
        }),
    ),
  ]
}
