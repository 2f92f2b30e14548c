import type { Locator, Page } from '@playwright/test'
import type { Messages } from './messages.ts'

export class HistoryPage {
  readonly page: Page
  readonly topics: Locator
  readonly days: Locator
  readonly hits: Locator
  /** How many topics a search has found; there without one, too. */
  readonly found: Locator
  readonly search: Locator
  readonly magnifier: Locator
  readonly clear: Locator
  readonly favoritesTab: Locator
  readonly confirmation: Locator
  readonly confirm: Locator
  readonly cancel: Locator
  readonly undo: Locator
  /** The field for a title that is being changed. */
  readonly titleField: Locator
  readonly #messages: Messages

  constructor(page: Page, messages: Messages) {
    this.page = page
    this.#messages = messages
    const panel = page.getByRole('tabpanel')
    this.topics = panel.getByRole('article')
    this.days = panel.getByRole('heading', { level: 2 })
    this.hits = panel.locator('mark')
    this.found = panel.getByRole('search').locator('+ [role=status]')
    this.search = panel.getByRole('searchbox')
    this.magnifier = panel.getByRole('button', { name: messages['history.search'] })
    this.clear = panel.getByRole('button', { name: messages['history.clearSearch'] })
    this.favoritesTab = page.getByRole('tab', { name: messages['history.favorites'] })
    this.confirmation = page.getByRole('dialog', { name: messages['history.deleteTitle'] })
    this.confirm = this.confirmation.getByRole('button', {
      name: messages['history.deleteConfirm'],
    })
    this.cancel = this.confirmation.getByRole('button', { name: messages['action.cancel'] })
    this.titleField = page.getByRole('textbox', { name: messages['history.titleLabel'] })
    this.undo = page.getByRole('button', { name: messages['history.undo'] })
  }

  async open(): Promise<void> {
    await this.page.goto('/history')
  }

  async find(term: string): Promise<void> {
    await this.search.fill(term)
    await this.search.press('Enter')
  }

  topic(title: string): Locator {
    return this.topics.filter({ hasText: title })
  }

  link(title: string): Locator {
    return this.topic(title).getByRole('link')
  }

  favorite(title: string, pressed?: boolean): Locator {
    const name = this.#messages['history.favorite']
    return this.topic(title).getByRole('button', {
      name: new RegExp(`^${name}`),
      ...(pressed !== undefined && { pressed }),
    })
  }

  rename(title: string): Locator {
    return this.topic(title).getByRole('button', {
      name: new RegExp(`^${this.#messages['history.rename']}`),
    })
  }

  remove(title: string): Locator {
    return this.topic(title).getByRole('button', {
      name: new RegExp(`^${this.#messages['history.delete']}`),
    })
  }
}
