import type { Locator, Page } from '@playwright/test'
import type { Words } from './words.ts'

/** The row of buttons below an answer. */
export class AnswerActions {
  readonly copy: Locator
  readonly copied: Locator
  readonly like: Locator
  readonly dislike: Locator
  readonly bookmark: Locator
  readonly share: Locator
  readonly export: Locator
  readonly #page: Page

  constructor(page: Page, answer: Locator, words: Words) {
    this.#page = page
    const row = answer.getByRole('group', { name: words['chat.actions'] })
    const button = (name: string) => row.getByRole('button', { name, exact: true })
    this.copy = button(words['chat.copy'])
    this.copied = button(words['chat.copied'])
    this.like = button(words['chat.like'])
    this.dislike = button(words['chat.dislike'])
    this.bookmark = button(words['chat.bookmark'])
    this.share = button(words['chat.share'])
    this.export = button(words['chat.export'])
  }

  /** An entry of the export menu, which has to be open. */
  format(name: string): Locator {
    return this.#page.getByRole('menuitem', { name })
  }
}
