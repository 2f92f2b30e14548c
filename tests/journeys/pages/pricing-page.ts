import type { Locator, Page } from '@playwright/test'
import { untilHydrated } from '../checks/prerendered.ts'
import type { Words } from './words.ts'

export type PlanName = 'free' | 'yearly' | 'monthly'

/** The plans, on their own screen or in the dialog. */
export class PricingPage {
  readonly dialog: Locator
  readonly heading: Locator
  readonly note: Locator
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    this.heading = page.getByRole('heading', { level: 1, name: words['pricing.title'] })
    this.dialog = page.getByRole('dialog', { name: words['pricing.title'] })
    // Painted before the app stands there, it is in the page once for visitors and once for others.
    this.note = page.getByRole('main').getByText(words['pricing.test'])
  }

  async open(): Promise<void> {
    await this.#page.goto('/price')
    await untilHydrated(this.#page)
  }

  plan(name: PlanName): Locator {
    return this.#page.getByRole('article', { name: this.#words[`pricing.${name}`], exact: true })
  }

  /** The plan's one button. */
  choose(name: PlanName): Locator {
    return this.plan(name).getByRole('button')
  }
}
