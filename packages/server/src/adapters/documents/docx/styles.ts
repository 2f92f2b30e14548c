import type { IShadingAttributesProperties, IStylesOptions } from 'docx'
import { colors } from '../colors.ts'
import type { Lists } from './lists.ts'

const heading = (size: number, color = colors.ink, before = 200) => ({
  run: { font: textFont, size, bold: true, italics: false, color },
  paragraph: { spacing: { before, after: 100 }, keepNext: true, keepLines: true },
})

export function stylesFor(language: 'zh' | 'en'): IStylesOptions {
  return {
    default: {
      document: {
        run: {
          font: textFont,
          size: 21,
          color: colors.ink,
          language: { value: 'en-US', eastAsia: language === 'zh' ? 'zh-CN' : 'en-US' },
        },
        paragraph: { spacing: { after: 130, line: 300 } },
      },
      title: heading(40, colors.accent, 0),
      heading2: heading(25, colors.accent, 360),
      heading3: heading(25),
      heading4: heading(23),
      heading5: heading(22),
      heading6: heading(21),
    },
  }
}

/** Word picks a poor font for Chinese unless told one. */
export const textFont = {
  ascii: 'Calibri',
  hAnsi: 'Calibri',
  cs: 'Calibri',
  eastAsia: 'Microsoft YaHei',
}
export const codeFont = { ...textFont, ascii: 'Consolas', hAnsi: 'Consolas' }

/** In twentieths of a point: the page's margins, and what is left between them on A4. */
export const page = { side: 1200, top: 1300, bottom: 1300, contentWidth: 11906 - 2 * 1200 }

/** The indent and the look of a block. Sizes in half points, indents in twentieths of a point. */
export interface Frame {
  readonly indent: number
  readonly quoted: boolean
  readonly look: { readonly size: number; readonly color: string }
  readonly lists: Lists
  /** In how many lists the block is. */
  readonly level: number
}

export function shading(fill: string): IShadingAttributesProperties {
  return { type: 'clear', color: 'auto', fill }
}
