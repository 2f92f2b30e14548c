import type { Locator } from '@playwright/test'
import type { Words } from './words.ts'

/** The picker of a question's or an answer's versions. */
export class Versions {
  readonly position: Locator
  readonly previous: Locator
  readonly next: Locator

  constructor(message: Locator, words: Words) {
    const picker = message.getByRole('group', { name: words['chat.versions'] })
    this.position = picker.getByRole('status')
    this.previous = picker.getByRole('button', { name: words['chat.previousVersion'] })
    this.next = picker.getByRole('button', { name: words['chat.nextVersion'] })
  }
}
