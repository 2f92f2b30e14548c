import type { Locator, Page } from '@playwright/test'
import type { Words } from './words.ts'

/** Who may see a topic, and the ways to hand its link on. */
export class ShareDialog {
  readonly dialog: Locator
  readonly publicAccess: Locator
  readonly link: Locator
  /** Whatever it says now. */
  readonly copy: Locator
  readonly shareOnX: Locator
  readonly signIn: Locator
  readonly close: Locator

  constructor(page: Page, words: Words) {
    this.dialog = page.getByRole('dialog', { name: words['share.title'] })
    this.publicAccess = this.dialog.getByRole('switch', { name: words['share.public'] })
    this.link = this.dialog.getByRole('textbox', { name: words['share.link'], exact: true })
    const says = (name: string) => this.dialog.getByRole('button', { name, exact: true })
    this.copy = says(words['share.copy'])
      .or(says(words['share.publishAndCopy']))
      .or(says(words['share.copied']))
    this.shareOnX = this.dialog.getByRole('link', { name: words['share.onX'] })
    this.signIn = says(words['share.signIn'])
    this.close = says(words['action.close'])
  }
}
