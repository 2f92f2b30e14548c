import type { Locator, Page } from '@playwright/test'
import type { Words } from './words.ts'

export class HistoryPage {
  readonly page: Page
  readonly topics: Locator
  readonly days: Locator
  readonly hits: Locator
  readonly search: Locator
  readonly magnifier: Locator
  readonly clear: Locator
  readonly favoritesTab: Locator
  readonly confirmation: Locator
  readonly confirm: Locator
  readonly cancel: Locator
  readonly undo: Locator
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.page = page
    this.#words = words
    const panel = page.getByRole('tabpanel')
    this.topics = panel.getByRole('article')
    this.days = panel.getByRole('heading', { level: 2 })
    this.hits = panel.locator('mark')
    this.search = panel.getByRole('searchbox')
    this.magnifier = panel.getByRole('button', { name: words['history.search'] })
    this.clear = panel.getByRole('button', { name: words['history.clearSearch'] })
    this.favoritesTab = page.getByRole('tab', { name: words['history.favorites'] })
    this.confirmation = page.getByRole('dialog', { name: words['history.deleteTitle'] })
    this.confirm = this.confirmation.getByRole('button', { name: words['history.deleteConfirm'] })
    this.cancel = this.confirmation.getByRole('button', { name: words['action.cancel'] })
    this.undo = page.getByRole('button', { name: words['history.undo'] })
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

  favourite(title: string, pressed?: boolean): Locator {
    const name = this.#words['history.collect']
    return this.topic(title).getByRole('button', {
      name: new RegExp(`^${name}`),
      ...(pressed !== undefined && { pressed }),
    })
  }

  remove(title: string): Locator {
    return this.topic(title).getByRole('button', {
      name: new RegExp(`^${this.#words['history.delete']}`),
    })
  }
}
