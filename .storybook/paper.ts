import { create, type ThemeVars } from 'storybook/theming'

/** Carries the paper of the chosen theme to Storybook's own frame. */
export const paperChanged = 'coinquiry/paper'

/** The theme that stands on the page now, as Storybook's own pages and frame take it. */
export function paperOfPage(): ThemeVars {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--cq-${name}`).trim()
  return create({
    base: style.colorScheme === 'dark' ? 'dark' : 'light',
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
    colorSecondary: token('accent-ink'),
    inputBg: token('surface'),
    inputBorder: token('edge'),
    inputTextColor: token('ink'),
    textColor: token('ink'),
    textInverseColor: token('page'),
    textMutedColor: token('ink-faint'),
  })
}
