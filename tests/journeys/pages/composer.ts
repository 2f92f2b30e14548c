import { expect, type Locator, type Page } from '@playwright/test'
import type { Messages } from './messages.ts'

/** Where a question is written, on Home and in a chat. */
export class Composer {
  readonly field: Locator
  readonly send: Locator
  readonly stop: Locator
  readonly form: Locator
  /** What Home shows before the app runs. */
  readonly #prerendered: Locator

  constructor(page: Page, messages: Messages) {
    const main = page.getByRole('main')
    this.#prerendered = page.locator('[data-prerendered]')
    this.field = main.getByRole('textbox', { name: messages['composer.label'] })
    this.send = main.getByRole('button', { name: messages['composer.send'], exact: true })
    this.stop = main.getByRole('button', { name: messages['composer.stop'] })
    this.form = main
      .locator('form')
      .filter({ has: page.getByRole('textbox', { name: messages['composer.label'] }) })
  }

  /** Switches off one of the modes of a question. */
  async switchOff(mode: string): Promise<void> {
    // A prerendered button does not react to a click yet.
    await expect(this.#prerendered).toHaveCount(0)
    await this.form.getByRole('button', { name: mode, pressed: true }).click()
    await expect(this.form.getByRole('button', { name: mode, pressed: false })).toBeVisible()
  }

  async ask(question: string): Promise<void> {
    // A prerendered field keeps what is typed, but does not react to Enter yet.
    await expect(this.#prerendered).toHaveCount(0)
    await this.field.fill(question)
    // A topic that is still loading takes no question yet.
    await expect(this.send).toBeEnabled()
    await this.field.press('Enter')
  }
}
