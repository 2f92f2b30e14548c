import type { Locator, Page } from '@playwright/test'
import type { Messages } from './messages.ts'

type MenuEntry =
  | ('newTopic' | 'history' | 'price' | 'pointsPlace' | 'signIn')
  | ('settings' | 'upgrade' | 'contact' | 'logout' | 'language' | 'theme.dark')

/** The bar on top of every screen. */
export class SiteHeader {
  readonly home: Locator
  readonly signIn: Locator
  readonly register: Locator
  /** The picture of who is signed in, which opens the account's menu. */
  readonly account: Locator
  readonly accountMenu: Locator
  /** The button of narrow pages. */
  readonly menu: Locator
  readonly menuPanel: Locator
  readonly newTopic: Locator
  readonly history: Locator
  readonly price: Locator
  /** The badge of what was earned. */
  readonly points: Locator
  /** The buttons of the topic on the screen. */
  readonly topic: Locator
  readonly share: Locator
  readonly favorite: Locator
  readonly export: Locator
  readonly language: Locator
  readonly theme: Locator
  readonly proTheme: Locator
  readonly bar: Locator
  readonly #messages: Messages

  constructor(page: Page, messages: Messages) {
    this.#messages = messages
    const bar = page.getByRole('banner')
    const button = (name: string) => bar.getByRole('button', { name, exact: true })
    const link = (name: string) => bar.getByRole('link', { name, exact: true })
    this.bar = bar
    this.home = link(messages['header.home'])
    this.signIn = link(messages['header.signIn'])
    this.register = link(messages['header.register'])
    this.account = bar.getByRole('button', { name: messages['header.account'] })
    this.accountMenu = page.getByRole('menu', { name: messages['header.account'] })
    this.menu = button(messages['header.menu'])
    this.menuPanel = page.getByRole('dialog', { name: messages['header.menu'] })
    this.newTopic = link(messages['header.newTopic'])
    this.history = link(messages['header.history'])
    this.price = link(messages['header.price'])
    this.points = bar.locator('a[href="/points"]')
    this.topic = bar.getByRole('group', { name: messages['header.topic'] })
    this.share = this.topic.getByRole('button', { name: messages['header.share'], exact: true })
    this.export = this.topic.getByRole('button', { name: messages['header.export'], exact: true })
    this.favorite = this.topic.getByRole('button', { name: messages['header.favorite'] })
    this.language = button(messages['header.language'])
    this.proTheme = button(messages['header.theme.theme-pro'])
    this.theme = button(messages['header.theme.dark']).or(button(messages['header.theme.light']))
  }

  /** The title of the topic on the screen, which can be changed. */
  title(text: string): Locator {
    return this.bar.getByRole('button', { name: text })
  }

  /** One of the account menu's commands, once the menu is open. */
  command(name: 'settings' | 'upgrade' | 'contact' | 'logout'): Locator {
    return this.accountMenu.getByRole('menuitem', { name: this.#messages[`header.${name}`] })
  }

  /** The same and more in the menu of narrow pages, once it is open. */
  inMenu(name: MenuEntry): Locator {
    const messages = this.#messages[`header.${name}`]
    return this.menuPanel
      .getByRole('listitem')
      .filter({ hasText: messages })
      .getByRole('button')
      .or(this.menuPanel.getByRole('link', { name: messages }))
  }

  async logOut(): Promise<void> {
    await this.account.click()
    await this.command('logout').click()
  }

  async openSettings(): Promise<void> {
    await this.account.click()
    await this.command('settings').click()
  }
}
