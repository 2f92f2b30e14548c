import type { Locator, Page } from '@playwright/test'
import { untilHydrated } from '../checks/prerendered.ts'
import type { Messages } from './messages.ts'

export type PlanName = 'free' | 'yearly' | 'monthly'

/** The plans, on their own screen or in the dialog. */
export class PricingPage {
  readonly dialog: Locator
  readonly heading: Locator
  readonly note: Locator
  readonly #page: Page
  readonly #messages: Messages

  constructor(page: Page, messages: Messages) {
    this.#page = page
    this.#messages = messages
    this.heading = page.getByRole('heading', { level: 1, name: messages['pricing.title'] })
    this.dialog = page.getByRole('dialog', { name: messages['pricing.title'] })
    // Prerendered, it is in the page once for visitors and once for others.
    this.note = page.getByRole('main').getByText(messages['pricing.test'])
  }

  async open(): Promise<void> {
    await this.#page.goto('/price')
    await untilHydrated(this.#page)
  }

  plan(name: PlanName): Locator {
    return this.#page.getByRole('article', { name: this.#messages[`pricing.${name}`], exact: true })
  }

  /** The plan's one button. */
  choose(name: PlanName): Locator {
    return this.plan(name).getByRole('button')
  }
}

/** The server's own checkout and portal, which take no money. */
export class CheckoutPage {
  readonly pay: Locator
  readonly cancel: Locator
  readonly end: Locator

  constructor(page: Page) {
    this.pay = page.getByRole('button', { name: /^(?:Pay \(test\)|支付（测试）)$/ })
    this.cancel = page.getByRole('button', { name: /^(?:Cancel|取消)$/ })
    this.end = page.getByRole('button', { name: /^(?:End the subscription now|立即结束订阅)$/ })
  }
}
