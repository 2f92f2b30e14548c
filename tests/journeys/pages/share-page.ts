import type { Locator, Page } from '@playwright/test'
import { ChatPage } from './chat-page.ts'
import { ShareDialog } from './share-dialog.ts'
import type { Words } from './words.ts'

/** A shared topic, as a stranger sees it. */
export class SharePage {
  readonly title: Locator
  readonly creator: Locator
  readonly handOn: Locator
  readonly dialog: ShareDialog
  readonly continue: Locator
  readonly signIn: Locator
  readonly home: Locator
  /** Each of the names that lie over the page. */
  readonly watermark: Locator
  readonly refusal: Locator
  /** What is asked and answered here looks as in a chat. */
  readonly chat: ChatPage
  readonly page: Page

  constructor(page: Page, words: Words) {
    const main = page.getByRole('main')
    const button = (name: string) => main.getByRole('button', { name, exact: true })
    this.page = page
    this.title = main.getByRole('heading', { level: 1 })
    this.creator = main.getByText(new RegExp(words['share.sharedBy'].replace('{name}', '.+')))
    this.handOn = button(words['share.open'])
    this.dialog = new ShareDialog(page, words)
    this.continue = button(words['share.continue'])
    this.signIn = button(words['share.signIn'])
    this.home = button(words['action.home'])
    this.watermark = main.locator('[data-name]')
    this.refusal = main.getByRole('alert')
    this.chat = new ChatPage(page, words)
  }

  async open(token: string): Promise<void> {
    await this.page.goto(`/share/${token}`)
  }
}
