import pdfmake from 'pdfmake'
import { colors } from '../colors.ts'
import type { Report } from '../report.ts'
import { rule } from './blocks.ts'
import { type Glyphs, glyphsOf, openTextFont, textFont } from './fonts.ts'
import type { Content, Definition, DynamicContent, Frame } from './layout.ts'
import { contentWidth, lineSpacing, page, sizes } from './layout.ts'
import { inlinesOfText } from './text.ts'
import { turnContent } from './turn.ts'
import { watermarkPattern } from './watermark.ts'

let font: ReturnType<typeof openTextFont> | undefined

export async function writePdf(report: Report): Promise<Uint8Array> {
  font ??= openTextFont()
  const file = await font
  const glyphs = glyphsOf(file)
  const { title, labels } = report
  const frame = { width: contentWidth, size: sizes.text, color: colors.ink, tight: false, glyphs }
  const body = report.turns.flatMap((turn) => turnContent(turn, report, frame))
  const mark = glyphs.print(report.watermark).trim()
  const definition: Definition = {
    pageSize: 'A4',
    pageMargins: [page.side, page.top, page.side, page.bottom],
    version: '1.7',
    language: report.language === 'zh' ? 'zh-CN' : 'en',
    displayTitle: true,
    info: {
      title: asInfo(title),
      author: asInfo(report.owner),
      creator: 'Coinquiry',
      producer: 'Coinquiry',
      creationDate: report.exportedAt,
    },
    defaultStyle: {
      font: textFont,
      fontSize: sizes.text,
      lineHeight: lineSpacing,
      color: colors.ink,
    },
    content: [...titleContent(report, frame), ...body, ...endContent(labels, glyphs)],
    footer: footer(labels, glyphs),
    header: header(title, frame),
    ...(mark && {
      patterns: { watermark: watermarkPattern(mark, file) },
      background: () => ({
        canvas: [
          {
            type: 'rect',
            x: 0,
            y: 0,
            w: page.width,
            h: page.height,
            color: ['watermark', '#e6eaf1'],
          },
        ],
      }),
    }),
  }
  return pdfmake.createPdf(definition).getBuffer()
}

/** The library writes these into XML as they are. */
function asInfo(text: string): string {
  return text.replaceAll('<', '＜').replaceAll('>', '＞').replaceAll('&', '＆')
}

function titleContent({ title, byline }: Report, frame: Frame): Content[] {
  const text = inlinesOfText(title, { ...frame, size: sizes.title })
  return [
    { text, fontSize: sizes.title, bold: true, color: colors.accent, lineHeight: 1 },
    {
      text: inlinesOfText(byline, frame),
      fontSize: sizes.small + 0.5,
      color: colors.quiet,
      margin: [0, 3, 0, 8],
    },
    rule(contentWidth, [0, 0, 0, 14]),
  ]
}

/** Says below the last answer what the font could not show. */
function endContent(labels: Report['labels'], glyphs: Glyphs): Content[] {
  if (!glyphs.incomplete) return []
  return [{ text: labels.missingGlyphs, fontSize: sizes.small, color: colors.quiet }]
}

function header(title: string, frame: Frame): DynamicContent {
  const short = [...title].length > 60 ? `${[...title].slice(0, 60).join('')}…` : title
  return (number) =>
    number === 1
      ? null
      : {
          text: inlinesOfText(short, frame),
          fontSize: sizes.small,
          color: colors.quiet,
          margin: [page.side, 30, page.side, 0],
        }
}

function footer(labels: Report['labels'], glyphs: Glyphs): DynamicContent {
  const notAdvice = glyphs.print(labels.notAdvice)
  return (number, count) => ({
    columns: [
      { text: notAdvice, width: '*' },
      { text: labels.page(String(number), String(count)), width: 'auto' },
    ],
    fontSize: sizes.small,
    color: colors.quiet,
    margin: [page.side, 20, page.side, 0],
  })
}
