import type { Locator, Page } from '@playwright/test'

/** The server's own checkout and portal, which take no money. */
export class CheckoutPage {
  readonly pay: Locator
  readonly cancel: Locator
  readonly end: Locator
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.pay = page.getByRole('button', { name: /^(?:Pay \(test\)|支付（测试）)$/ })
    this.cancel = page.getByRole('button', { name: /^(?:Cancel|取消)$/ })
    this.end = page.getByRole('button', { name: /^(?:End the subscription now|立即结束订阅)$/ })
  }

  /** Orders lead to the origin that is tested: the server has taken a port its settings don't name. */
  async staysHere(origin: string): Promise<void> {
    await this.#page.route('**/order/create-checkout-session', async (route) => {
      const reply = await route.fetch()
      const body: { code: 0; data: { checkout_url: string } } = await reply.json()
      const { pathname, search } = new URL(body.data.checkout_url)
      const checkout_url = origin + pathname + search
      await route.fulfill({ response: reply, json: { ...body, data: { checkout_url } } })
    })
  }
}
