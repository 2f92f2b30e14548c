import type { IStylesOptions } from 'docx'
import { colors, textFont } from './looks.ts'

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
