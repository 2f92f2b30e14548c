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
  readonly menuPanel: Locator
  readonly newTopic: Locator
  readonly history: Locator
  readonly price: Locator
  /** The badge of what was earned. */
  readonly points: Locator
  /** The buttons of the topic on the screen. */
  readonly topic: Locator
  readonly share: Locator
  readonly collect: Locator
  readonly export: Locator
  readonly language: Locator
  readonly theme: Locator
  readonly proTheme: Locator
  readonly bar: Locator
  readonly #words: Words

  constructor(page: Page, words: Words) {
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
    this.menuPanel = page.getByRole('dialog', { name: words['header.menu'] })
    this.newTopic = link(words['header.newTopic'])
    this.history = link(words['header.history'])
    this.price = link(words['header.price'])
    this.points = bar.locator('a[href="/points"]')
    this.topic = bar.getByRole('group', { name: words['header.topic'] })
    this.share = this.topic.getByRole('button', { name: words['header.share'], exact: true })
    this.export = this.topic.getByRole('button', { name: words['header.export'], exact: true })
    this.collect = this.topic.getByRole('button', { name: words['header.collect'] })
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
    return this.menuPanel
      .getByRole('listitem')
      .filter({ hasText: words })
      .getByRole('button')
      .or(this.menuPanel.getByRole('link', { name: words }))
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
