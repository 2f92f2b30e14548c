import type { Locator, Page } from '@playwright/test'
import type { Words } from './words.ts'

type Section = 'account' | 'preference' | 'data'
type Irrevocable = 'topicsDelete' | 'close' | 'xUnbind'

export class SettingsDialog {
  readonly panel: Locator
  readonly name: Locator
  readonly save: Locator
  readonly picture: Locator
  readonly pictureFromX: Locator
  readonly pictureFile: Locator
  readonly bindX: Locator
  readonly unbindX: Locator
  readonly upgrade: Locator
  readonly copyright: Locator
  readonly dataUse: Locator
  readonly deleteTopics: Locator
  readonly deleteAccount: Locator
  readonly #page: Page
  readonly #words: Words

  constructor(page: Page, words: Words) {
    this.#page = page
    this.#words = words
    this.panel = page.getByRole('dialog', { name: words['settings.title'] })
    const button = (name: string) => this.panel.getByRole('button', { name, exact: true })
    this.name = this.panel.getByLabel(words['settings.name'])
    this.save = button(words['action.save'])
    this.picture = button(words['settings.avatarUpload'])
    this.pictureFromX = button(words['settings.avatarFromX'])
    this.pictureFile = this.panel.locator('input[type=file]')
    this.bindX = button(words['settings.xBind'])
    this.unbindX = button(words['settings.xUnbind'])
    this.upgrade = button(words['settings.upgrade'])
    this.copyright = this.panel.getByRole('switch', { name: words['settings.copyright'] })
    this.dataUse = this.panel.getByRole('switch', { name: words['settings.dataUse'] })
    this.deleteTopics = button(words['settings.topicsDelete'])
    this.deleteAccount = button(words['settings.close'])
  }

  tab(section: Section): Locator {
    return this.panel.getByRole('tab', { name: this.#words[`settings.${section}`] })
  }

  async show(section: Section): Promise<void> {
    await this.tab(section).click()
  }

  /** What asks before something that can't be taken back. */
  question(about: Irrevocable): Locator {
    return this.#page.getByRole('dialog', { name: this.#words[`settings.${about}Title`] })
  }

  /** The button that says yes to it. */
  yes(about: Irrevocable): Locator {
    const name = this.#words[`settings.${about}`]
    return this.question(about).getByRole('button', { name, exact: true })
  }

  async confirm(about: Irrevocable): Promise<void> {
    await this.yes(about).click()
  }

  theme(name: 'light' | 'dark' | 'system' | 'pro'): Locator {
    return this.panel.getByRole('radio', { name: this.#words[`settings.theme.${name}`] })
  }

  language(name: '中文' | 'English'): Locator {
    return this.panel.getByRole('radio', { name })
  }
}
