import type { Locator, Page } from '@playwright/test'
import { Composer } from './composer.ts'
import type { Words } from './words.ts'

export class HomePage {
  readonly page: Page
  readonly greeting: Locator
  readonly composer: Composer
  readonly hotTopics: Locator
  /** Of the limit's box, else of the offer. */
  readonly tryPro: Locator
  /** The way out of a dead end. */
  readonly backHome: Locator

  constructor(page: Page, words: Words) {
    this.page = page
    this.greeting = page.getByRole('heading', { level: 1 })
    this.composer = new Composer(page, words)
    this.hotTopics = page.getByRole('region', { name: words['home.hotTopics'] }).getByRole('button')
    this.backHome = page.getByRole('button', { name: words['action.home'] })
    this.tryPro = page.getByRole('button', { name: words['pro.try'] }).first()
  }

  async open(): Promise<void> {
    await this.page.goto('/')
  }
}
