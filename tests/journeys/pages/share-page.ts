import type { Locator, Page } from '@playwright/test'
import { ChatPage } from './chat-page.ts'
import type { Messages } from './messages.ts'

/** A shared topic, as a stranger sees it. */
export class SharePage {
  readonly title: Locator
  readonly creator: Locator
  readonly share: Locator
  readonly dialog: ShareDialog
  readonly continue: Locator
  readonly signIn: Locator
  readonly home: Locator
  /** Each of the names that lie over the page. */
  readonly watermark: Locator
  readonly refusal: Locator
  readonly report: Locator
  readonly reportDialog: Locator
  /** What is asked and answered here looks as in a chat. */
  readonly chat: ChatPage
  readonly page: Page

  constructor(page: Page, messages: Messages) {
    const main = page.getByRole('main')
    const button = (name: string) => main.getByRole('button', { name, exact: true })
    this.page = page
    this.title = main.getByRole('heading', { level: 1 })
    this.creator = main.getByText(new RegExp(messages['share.sharedBy'].replace('{name}', '.+')))
    this.share = button(messages['share.open'])
    this.dialog = new ShareDialog(page, messages)
    this.continue = button(messages['share.continue'])
    this.signIn = button(messages['share.signIn'])
    this.home = button(messages['action.home'])
    this.watermark = main.locator('[data-name]')
    this.refusal = main.getByRole('alert')
    this.report = button(messages['share.report'])
    this.reportDialog = page.getByRole('dialog', { name: messages['report.title'] })
    this.chat = new ChatPage(page, messages)
  }

  async open(token: string): Promise<void> {
    await this.page.goto(`/share/${token}`)
  }
}

/** Who may see a topic, and the ways to hand its link on. */
export class ShareDialog {
  readonly dialog: Locator
  readonly publicAccess: Locator
  readonly link: Locator
  /** Whatever its label is now. */
  readonly copy: Locator
  readonly shareOnX: Locator
  readonly signIn: Locator
  readonly close: Locator

  constructor(page: Page, messages: Messages) {
    this.dialog = page.getByRole('dialog', { name: messages['share.title'] })
    this.publicAccess = this.dialog.getByRole('switch', { name: messages['share.public'] })
    this.link = this.dialog.getByRole('textbox', { name: messages['share.link'], exact: true })
    const says = (name: string) => this.dialog.getByRole('button', { name, exact: true })
    this.copy = says(messages['share.copy'])
      .or(says(messages['share.publishAndCopy']))
      .or(says(messages['share.copied']))
    this.shareOnX = this.dialog.getByRole('link', { name: messages['share.onX'] })
    this.signIn = says(messages['share.signIn'])
    this.close = says(messages['action.close'])
  }
}
