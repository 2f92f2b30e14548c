import type { Locator, Page } from '@playwright/test'
import type { Words } from '../words.ts'

/** The bar on top of every screen. */
export class SiteHeader {
  readonly signIn: Locator
  readonly logOut: Locator
  readonly newTopic: Locator
  readonly language: Locator
  readonly theme: Locator
  readonly proTheme: Locator

  constructor(page: Page, words: Words) {
    const bar = page.getByRole('banner')
    const button = (name: string) => bar.getByRole('button', { name, exact: true })
    this.signIn = button(words['header.signIn'])
    this.logOut = button(words['header.logout'])
    this.newTopic = button(words['header.newTopic'])
    this.language = button(words['header.language'])
    this.proTheme = button(words['header.theme.theme-pro'])
    this.theme = button(words['header.theme.dark']).or(button(words['header.theme.light']))
  }
}
