import type { Locator, Page } from '@playwright/test'
import type { Messages } from './messages.ts'

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
  readonly download: Locator
  readonly deleteTopics: Locator
  readonly deleteAccount: Locator
  readonly #page: Page
  readonly #messages: Messages

  constructor(page: Page, messages: Messages) {
    this.#page = page
    this.#messages = messages
    this.panel = page.getByRole('dialog', { name: messages['settings.title'] })
    const button = (name: string) => this.panel.getByRole('button', { name, exact: true })
    this.name = this.panel.getByLabel(messages['settings.name'])
    this.save = button(messages['action.save'])
    this.picture = button(messages['settings.avatarUpload'])
    this.pictureFromX = button(messages['settings.avatarFromX'])
    this.pictureFile = this.panel.locator('input[type=file]')
    this.bindX = button(messages['settings.xBind'])
    this.unbindX = button(messages['settings.xUnbind'])
    this.upgrade = button(messages['settings.upgrade'])
    this.copyright = this.panel.getByRole('switch', { name: messages['settings.copyright'] })
    this.dataUse = this.panel.getByRole('switch', { name: messages['settings.dataUse'] })
    this.download = button(messages['settings.exportAction'])
    this.deleteTopics = button(messages['settings.topicsDelete'])
    this.deleteAccount = button(messages['settings.close'])
  }

  tab(section: Section): Locator {
    return this.panel.getByRole('tab', { name: this.#messages[`settings.${section}`] })
  }

  async show(section: Section): Promise<void> {
    await this.tab(section).click()
  }

  /** The dialog that asks for confirmation. */
  prompt(about: Irrevocable): Locator {
    return this.#page.getByRole('dialog', { name: this.#messages[`settings.${about}Title`] })
  }

  /** The button that confirms it. */
  confirmButton(about: Irrevocable): Locator {
    const name = this.#messages[`settings.${about}`]
    return this.prompt(about).getByRole('button', { name, exact: true })
  }

  async confirm(about: Irrevocable): Promise<void> {
    await this.confirmButton(about).click()
  }

  theme(name: 'light' | 'dark' | 'system' | 'pro'): Locator {
    return this.panel.getByRole('radio', { name: this.#messages[`settings.theme.${name}`] })
  }

  language(name: '中文' | 'English'): Locator {
    return this.panel.getByRole('radio', { name })
  }
}
