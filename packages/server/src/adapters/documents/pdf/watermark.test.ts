import { expect, test } from 'vitest'
import type { FontFile } from './fonts.ts'
import { linesOf } from './watermark.ts'

/** Latin characters are half as wide as Chinese ones. */
const font: FontFile = {
  unitsPerEm: 1000,
  hasGlyphForCodePoint: () => true,
  layout: (text) => ({
    advanceWidth: [...text].reduce((sum, one) => sum + (one < '\u2e80' ? 500 : 1000), 0),
    glyphs: [],
  }),
}

test.each([
  ['林小美', ['林小美']],
  ['Olivia Hartmann', ['Olivia Hartmann']],
  ['Olivia Hartmann-Fitzgerald', ['Olivia', 'Hartmann-Fitzgerald']],
  ['CryptocurrencyResearch AG', ['CryptocurrencyResearch', 'AG']],
  ['CryptocurrencyResearchGroup', ['CryptocurrencyResearchGroup']],
  ['加密货币投资研究与风险管理工作室', ['加密货币投资研究', '与风险管理工作室']],
  ['加密 Cryptocurrency工作室', ['加密 Cryptocurrency', '工作室']],
  ['a'.repeat(60), ['a'.repeat(30), 'a'.repeat(30)]],
])('the name %s stands on the lines %j', (name, lines) => {
  expect(linesOf(name, font)).toEqual(lines)
})
