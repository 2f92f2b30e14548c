import { ExternalHyperlink, type IRunOptions, type ParagraphChild, TextRun } from 'docx'
import type { Run } from '../tree/blocks.ts'
import { codeFont, colors, shading } from './looks.ts'

export function childrenOf(runs: readonly Run[], look: IRunOptions): ParagraphChild[] {
  return runs.flatMap((run): ParagraphChild[] => {
    const children = textRuns(run.text, { ...look, ...looksOf(run) })
    return run.link === null ? children : [new ExternalHyperlink({ link: run.link, children })]
  })
}

/** A text whose line breaks are the document's own. */
export function textRuns(text: string, look: IRunOptions): TextRun[] {
  return text
    .split('\n')
    .map((line, place) => new TextRun({ ...look, text: line, ...(place > 0 && { break: 1 }) }))
}

function looksOf({ bold, italic, strike, code, link }: Run): IRunOptions {
  return {
    ...(bold && { bold }),
    ...(italic && { italics: true }),
    ...(strike && { strike }),
    ...(code && { font: codeFont, shading: shading(colors.code) }),
    ...(link !== null && { color: colors.link, underline: {} }),
  }
}
