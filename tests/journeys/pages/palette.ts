import { expect, type Locator, type Page } from '@playwright/test'
import type { Messages } from './messages.ts'

/** The command palette and the sheet of shortcuts. */
export class Palette {
  readonly field: Locator
  readonly options: Locator
  readonly chosen: Locator
  readonly sheet: Locator
  readonly singleKeys: Locator
  readonly #page: Page

  constructor(page: Page, messages: Messages) {
    this.#page = page
    const dialog = page.getByRole('dialog', { name: messages['palette.title'] })
    this.field = dialog.getByRole('combobox')
    this.options = dialog.getByRole('option')
    this.chosen = dialog.getByRole('option', { selected: true })
    this.sheet = page.getByRole('dialog', { name: messages['header.shortcuts'] })
    this.singleKeys = this.sheet.getByRole('switch', { name: messages['shortcuts.single'] })
  }

  async open(): Promise<void> {
    await this.#page.keyboard.press('Control+k')
    await expect(this.field).toBeFocused()
  }

  /** Types until Enter would choose this item, and presses it. */
  async choose(query: string, label: string): Promise<void> {
    await this.open()
    await this.#page.keyboard.type(query)
    await expect(this.chosen).toContainText(label)
    await this.#page.keyboard.press('Enter')
    await expect(this.field).toBeHidden()
  }
}
