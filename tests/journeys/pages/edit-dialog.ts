import type { Locator, Page } from '@playwright/test'
import type { Words } from './words.ts'

export class EditDialog {
  readonly panel: Locator
  readonly field: Locator
  readonly save: Locator
  readonly cancel: Locator

  constructor(page: Page, words: Words) {
    this.panel = page.getByRole('dialog', { name: words['chat.editTitle'] })
    this.field = this.panel.getByRole('textbox')
    this.save = this.panel.getByRole('button', { name: words['action.save'] })
    this.cancel = this.panel.getByRole('button', { name: words['action.cancel'] })
  }
}
