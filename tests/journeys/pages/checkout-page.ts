import type { Locator, Page } from '@playwright/test'

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
