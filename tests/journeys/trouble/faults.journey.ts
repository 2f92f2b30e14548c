import { untilSeen } from '../checks/clock.ts'
import { expect, test } from '../journey.ts'

test.describe('in Chinese', () => {
  test.use({ language: 'zh', provoked: /status of 502/ })

  test('a server that is away is said, and the page stays', async ({
    page,
    home,
    header,
    notes,
    points,
    messages,
  }) => {
    await page.clock.install()
    await home.open()
    await expect(home.hotTopics).toHaveCount(6)
    await page.route('**/api/v1/points/**', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    )
    await header.points.click()
    await untilSeen(page, page.getByText(messages['points.tasksFailed']))
    await expect(notes).toContainText('服务器错误')
    await expect(
      page.getByRole('heading', { name: messages['points.title'], level: 1 }),
    ).toBeVisible()
    await page.unroute('**/api/v1/points/**')
    // It is read again by itself.
    await untilSeen(page, points.tasks.first())
    await expect(points.tasks).toHaveCount(6)
  })
})

test('a page instead of a reply costs no word', async ({ page, home, header, chat, notes }) => {
  await test.step('to a question gives the question back', async () => {
    await home.open()
    await page.route('**/api/v1/ask', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    )
    await home.composer.ask('Who has answered?')
    await expect(notes).toContainText('Server Error')
    await expect(chat.composer.field).toHaveValue('Who has answered?')
    // The topic was never begun: there is nothing to come back to.
    await page.reload()
    await expect(page).toHaveURL('/')
    await expect(home.composer.field).toHaveValue('Who has answered?')
  })

  await test.step('on every call leaves Home usable', async () => {
    await page.route('**/api/v1/**', (route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<h1>Welcome to the WLAN</h1>',
      }),
    )
    await page.clock.install()
    await home.open()
    await untilSeen(page, page.getByText('Hello, How can I help you with Crypto asset?'))
    await expect(home.hotTopics).toHaveCount(0)
    await home.composer.field.fill('Still here')
    await header.price.click()
    await expect(page.getByRole('main').getByText('$299')).toBeVisible()
    await page.goBack()
    await expect(home.composer.field).toHaveValue('Still here')
  })
})
