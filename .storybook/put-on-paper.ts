import { addons } from 'storybook/preview-api'
import { paperChanged, paperOfPage } from './paper.ts'

/** Gives the page a theme, and Storybook's frame around it the same paper. */
export function putOnPaper(theme: string): void {
  const { dataset } = document.documentElement
  if (dataset.theme === theme) return
  dataset.theme = theme
  addons.getChannel().emit(paperChanged, paperOfPage())
}
