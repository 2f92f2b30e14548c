import { expect, test } from '../journey.ts'

// `quiet` watches the console; with `requests` nothing but the page itself may be loaded.
for (const width of [1280, 375]) {
  test(`the API reference is read in a window of ${width} px, without a script`, async ({
    page,
    testApp,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/api/docs')

    await page.getByRole('navigation').getByRole('link', { name: 'ask', exact: true }).click()
    const ask = page.getByRole('article').filter({ hasText: 'POST /api/v1/ask' }).first()
    await expect(ask.getByRole('heading', { name: 'Ask a question' })).toBeInViewport()
    await expect(ask.getByText('Idempotency-Key', { exact: true }).first()).toBeVisible()
    await expect(ask.getByText('share_topics_id', { exact: true }).first()).toBeVisible()

    await ask.getByRole('link', { name: 'the events of the stream' }).click()
    await expect(page.getByRole('heading', { name: 'Events of the stream' })).toBeInViewport()
    const start = page.locator('#event-start')
    await expect(start.getByRole('heading', { name: 'start' })).toBeInViewport()
    await expect(start.getByText('answer_message_id', { exact: true })).toBeVisible()
    const close = page.locator('#event-close')
    await close.getByText('Example').first().click()
    await expect(close.getByText('"event": "close"')).toBeVisible()

    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(beyond).toBe(0)
    expect(messages).toEqual([])
    expect(requests).toEqual([`${testApp.address}/api/docs`])
  })
}
