import {
  BorderStyle,
  ExternalHyperlink,
  type FileChild,
  HeadingLevel,
  Paragraph,
  TextRun,
} from 'docx'
import type { Labels } from '../labels.ts'
import type { ReportSource, ReportTurn } from '../report.ts'
import { childrenOfBlocks, standing } from './blocks.ts'
import type { Lists } from './lists.ts'
import { colors, type Frame, shading, textFrame } from './looks.ts'
import { textRuns } from './text.ts'

const quiet = { size: 17, color: colors.quiet }
const analysisFrame: Frame = { indent: 200, quoted: true, size: 18, color: colors.quiet }
const box = {
  shading: shading(colors.wash),
  border: { left: { style: BorderStyle.SINGLE, size: 18, space: 8, color: colors.accent } },
  indent: { left: 200 },
}

export function turnChildren(turn: ReportTurn, labels: Labels, lists: Lists): FileChild[] {
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
          standing(analysisFrame, {
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
