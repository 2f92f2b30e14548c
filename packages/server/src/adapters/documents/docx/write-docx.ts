import {
  AlignmentType,
  BorderStyle,
  Document,
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
import { reportTurns } from '../report.ts'
import { createLists } from './lists.ts'
import { colors, page } from './looks.ts'
import { stylesFor } from './styles.ts'
import { turnChildren } from './turn.ts'

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
