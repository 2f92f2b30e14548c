import type { Locator, Page } from '@playwright/test'
import { Composer } from './composer.ts'
import type { Messages } from './messages.ts'

export class HomePage {
  readonly page: Page
  readonly greeting: Locator
  readonly composer: Composer
  readonly hotTopics: Locator
  /** Of the limit's box, else of the offer. */
  readonly tryPro: Locator
  /** The link to Home on the page of an unknown address. */
  readonly backHome: Locator

  constructor(page: Page, messages: Messages) {
    this.page = page
    this.greeting = page.getByRole('heading', { level: 1 })
    this.composer = new Composer(page, messages)
    this.hotTopics = page
      .getByRole('region', { name: messages['home.hotTopics'] })
      .getByRole('button')
    this.backHome = page.getByRole('button', { name: messages['action.home'] })
    this.tryPro = page.getByRole('button', { name: messages['pro.try'] }).first()
  }

  async open(): Promise<void> {
    await this.page.goto('/')
  }
}
