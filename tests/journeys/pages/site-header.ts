import type { Locator, Page } from '@playwright/test'
import type { Words } from './words.ts'

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
  readonly newTopic: Locator
  readonly language: Locator
  readonly theme: Locator
  readonly proTheme: Locator
  readonly bar: Locator
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    const bar = page.getByRole('banner')
    const button = (name: string) => bar.getByRole('button', { name, exact: true })
    const link = (name: string) => bar.getByRole('link', { name, exact: true })
    this.bar = bar
    this.home = link(words['header.home'])
    this.signIn = link(words['header.signIn'])
    this.register = link(words['header.register'])
    this.account = bar.getByRole('button', { name: words['header.account'] })
    this.accountMenu = page.getByRole('menu', { name: words['header.account'] })
    this.menu = button(words['header.menu'])
    this.newTopic = link(words['header.newTopic'])
    this.language = button(words['header.language'])
    this.proTheme = button(words['header.theme.theme-pro'])
    this.theme = button(words['header.theme.dark']).or(button(words['header.theme.light']))
  }

  /** One of the account menu's commands, once the menu is open. */
  command(name: 'settings' | 'upgrade' | 'contact' | 'logout'): Locator {
    return this.accountMenu.getByRole('menuitem', { name: this.#words[`header.${name}`] })
  }

  /** The same and more in the menu of narrow pages, once it is open. */
  inMenu(name: 'history' | 'price' | 'settings' | 'upgrade' | 'logout' | 'signIn'): Locator {
    const words = this.#words[`header.${name}`]
    const menu = this.#page.getByRole('dialog', { name: this.#words['header.menu'] })
    return menu
      .getByRole('listitem')
      .filter({ hasText: words })
      .getByRole('button')
      .or(menu.getByRole('link', { name: words }))
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
