import type { Locator, Page } from '@playwright/test'
import type { Messages } from './messages.ts'

export class PointsPage {
  readonly tasks: Locator
  readonly records: Locator
  readonly more: Locator
  readonly end: Locator
  readonly rules: Locator
  readonly rulesDialog: Locator
  readonly #page: Page

  constructor(page: Page, messages: Messages) {
    this.#page = page
    const part = (name: string) => page.getByRole('region', { name, exact: true })
    this.tasks = part(messages['points.tasks']).getByRole('listitem')
    this.records = part(messages['points.records']).getByRole('listitem')
    this.more = page.getByRole('button', { name: messages['points.more'] })
    this.end = page.getByText(messages['points.allRecords'])
    this.rules = page.getByRole('button', { name: messages['points.rules'] })
    this.rulesDialog = page.getByRole('dialog', { name: messages['points.rules'] })
  }

  async open(): Promise<void> {
    await this.#page.goto('/points')
  }

  /** A figure of the summary, by its name. */
  figure(name: string): Locator {
    return this.#page.locator('dl > div').filter({ hasText: name }).getByRole('definition')
  }

  task(title: string): Locator {
    return this.tasks.filter({ hasText: title })
  }
}
