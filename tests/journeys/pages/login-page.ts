import type { Locator, Page } from '@playwright/test'
import { untilHydrated } from '../checks/prerendered.ts'
import type { TestApp } from '../test-app/test-app.ts'
import type { Messages } from './messages.ts'

export class LoginPage {
  readonly email: Locator
  readonly send: Locator
  readonly dialog: Locator
  readonly enterByHand: Locator
  readonly code: Locator
  /** What says that the session has ended. */
  readonly expired: Locator
  readonly #page: Page
  readonly #messages: Messages

  constructor(page: Page, messages: Messages) {
    this.#page = page
    this.#messages = messages
    this.expired = page.getByText(messages['login.expired'])
    this.email = page.getByLabel(messages['login.email'])
    this.send = page.getByRole('button', { name: messages['login.send'] })
    this.dialog = page.getByRole('dialog')
    this.enterByHand = this.dialog.getByRole('button', { name: messages['login.manual'] })
    this.code = this.dialog.getByLabel(messages['login.code'])
  }

  async open(): Promise<void> {
    await this.#page.goto('/login')
    await untilHydrated(this.#page)
  }

  /** Returns once the mail is out. */
  async sendTo(email: string): Promise<void> {
    await this.email.fill(email)
    await this.send.click()
    await this.dialog.waitFor()
  }

  /** Types the code from the mail, which also sends it. */
  async enter(code: string): Promise<void> {
    await this.enterByHand.click()
    await this.code.fill(code)
  }

  /** Signs in by a code from the mail, where the form stands already. */
  async as(email: string, testApp: TestApp): Promise<void> {
    await this.sendTo(email)
    await this.enter(await testApp.codeFor(email))
  }

  /** The line of the page to which a mail's link has led. */
  signedInAs(email: string): Locator {
    return this.#page.getByText(this.#messages['login.signedInAs'].replace('{email}', email))
  }

  /** The way in by a provider. */
  by(provider: 'Google' | 'Apple' | 'X'): Locator {
    const name = this.#messages[`login.with${provider}`]
    return this.#page.getByRole(provider === 'Apple' ? 'button' : 'link', { name })
  }
}
