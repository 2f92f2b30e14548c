import { addons } from 'storybook/preview-api'
import { storybookTheme, themeChanged } from './storybook-theme.ts'

/** Gives the page a theme, and Storybook's frame around it the same. */
export function applyTheme(theme: string): void {
  const { dataset } = document.documentElement
  if (dataset.theme === theme) return
  dataset.theme = theme
  addons.getChannel().emit(themeChanged, storybookTheme())
}
