import type { Locator, Page } from '@playwright/test'
import type { Messages } from './messages.ts'

/** The recent topics, beside the page or over it. */
export class Drawer {
  readonly button: Locator
  readonly beside: Locator
  readonly over: Locator
  readonly topics: Locator
  readonly rename: Locator
  readonly newTopic: Locator

  constructor(page: Page, messages: Messages) {
    const name = messages['header.recent']
    this.button = page.getByRole('banner').getByRole('button', { name, exact: true })
    this.beside = page.getByRole('complementary', { name })
    this.over = page.getByRole('dialog', { name })
    const list = page.getByRole('navigation', { name })
    this.topics = list.getByRole('listitem')
    this.newTopic = list.getByRole('link', { name: messages['header.newTopic'] })
    this.rename = list.getByRole('button', { name: messages['history.rename'] })
  }

  topic(title: string): Locator {
    return this.topics.getByRole('link', { name: title })
  }
}
