import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { foreignTopic } from '../users/user.ts'

/** The code of a screen fails to load. */
const failChunk = (page: Page, chunk: string) =>
  page.route(`**/assets/${chunk}*.js`, (route) => route.fulfill({ status: 404 }))

/** A call replies with data of another shape. */
const replaceReply = (page: Page, call: string, data: unknown) =>
  page.route(`**/api/v1/${call}*`, (route) => route.fulfill({ json: { code: 0, data } }))

test.use({
  provoked: /status of 404|dynamically imported|preload CSS|TypeError|not iterable|Minified React/,
})

test('a screen that is lost or breaks leaves header and other screens', async ({
  page,
  home,
  header,
  testApp,
  user,
  messages,
}) => {
  async function leadsHome(): Promise<void> {
    await header.home.click()
    await expect(home.greeting).toBeVisible()
    await expect(home.hotTopics).toHaveCount(6)
    await page.unrouteAll()
  }

  await test.step('a screen whose code is lost leaves header and other screens', async () => {
    const losses = [
      ['price-', '/price'],
      ['history-', '/history'],
      ['points-', '/points'],
      ['chat', `/chat/${crypto.randomUUID()}`],
    ] as const
    for (const [chunk, path] of losses) {
      await failChunk(page, chunk)
      await page.goto(path)
      await expect(page.getByRole('alert'), path).toContainText(messages['error.pageTitle'])
      await expect(page.getByRole('alert')).toContainText(messages['error.pageText'])
      await leadsHome()
    }
  })

  await test.step('a screen that breaks leaves header and other screens', async () => {
    const { token } = await foreignTopic(testApp, 'What breaks?')
    const chat = `/chat/${await user.ask('And here?')}`
    const breaks = [
      ['points/fetch_points_info', { cur_points: 1, monthly_points: 1, task_list: 7 }, '/points'],
      ['topics/fetch_topic_list', [null], '/history'],
      ['topics/fetch_topic_message', { cur_message: 7 }, chat],
      [`topics/share/${token}`, { cur_message: 7 }, `/share/${token}`],
    ] as const
    for (const [call, data, path] of breaks) {
      await replaceReply(page, call, data)
      await page.goto(path)
      await expect(page.getByRole('alert'), path).toContainText(messages['error.pageTitle'])
      await leadsHome()
    }
  })
})
