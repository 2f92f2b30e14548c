import { create, type ThemeVars } from 'storybook/theming'

/** The event that carries the chosen theme to Storybook's own frame. */
export const themeChanged = 'coinquiry/theme'

/** The page's present theme, as Storybook's own pages and frame take it. */
export function storybookTheme(): ThemeVars {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--cq-${name}`).trim()
  const isDark = style.colorScheme === 'dark'
  return create({
    base: isDark ? 'dark' : 'light',
    brandTitle: 'Coinquiry',
    fontBase: token('font-text'),
    fontCode: token('font-code'),
    appBg: token('sunk'),
    appContentBg: token('page'),
    appPreviewBg: token('page'),
    appHoverBg: token('accent-wash'),
    appBorderColor: token('line'),
    appBorderRadius: 6,
    barBg: token('surface'),
    barTextColor: token('ink-soft'),
    barHoverColor: token('accent-ink'),
    barSelectedColor: token('accent-ink'),
    buttonBg: token('sunk'),
    buttonBorder: token('line'),
    booleanBg: token('sunk'),
    booleanSelectedBg: token('surface'),
    colorPrimary: token('accent'),
    // Storybook writes in it, and in white on it: in the dark theme our own would be too light for that.
    colorSecondary: isDark ? dimmed(token('accent-ink')) : token('accent-ink'),
    inputBg: token('surface'),
    inputBorder: token('edge'),
    inputTextColor: token('ink'),
    textColor: token('ink'),
    textInverseColor: token('page'),
    textMutedColor: token('ink-faint'),
  })
}

/** A `#rrggbb` at four fifths of its brightness. */
function dimmed(color: string): string {
  const channels = color.slice(1).match(/../g) ?? []
  const hex = (channel: string) =>
    Math.round(Number.parseInt(channel, 16) * 0.8)
      .toString(16)
      .padStart(2, '0')
  return `#${channels.map(hex).join('')}`
}
