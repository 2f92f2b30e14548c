import type { IRunOptions, IShadingAttributesProperties } from 'docx'

/** Word picks a poor font for Chinese unless told one. */
export const textFont = {
  ascii: 'Calibri',
  hAnsi: 'Calibri',
  cs: 'Calibri',
  eastAsia: 'Microsoft YaHei',
}
export const codeFont = { ...textFont, ascii: 'Consolas', hAnsi: 'Consolas' }

export const colors = {
  ink: '1D2430',
  quiet: '667085',
  accent: '1F3C70',
  link: '1F55B5',
  line: 'D5DAE3',
  wash: 'EEF2F8',
  code: 'F4F5F8',
  watermark: 'B9C0CC',
}

/** In twentieths of a point: the page's margins, and what is left between them on A4. */
export const page = { side: 1200, top: 1300, bottom: 1300, contentWidth: 11906 - 2 * 1200 }

/** The indent and the look of a block. Sizes in half points, indents in twentieths of a point. */
export interface Frame {
  readonly indent: number
  readonly quoted: boolean
  readonly size: number
  readonly color: string
}

export const textFrame: Frame = { indent: 0, quoted: false, size: 21, color: colors.ink }

export function shading(fill: string): IShadingAttributesProperties {
  return { type: 'clear', color: 'auto', fill }
}

export function lookOf({ size, color }: Frame): IRunOptions {
  return { size, color }
}
