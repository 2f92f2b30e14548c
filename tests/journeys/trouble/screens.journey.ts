import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { foreignTopic } from '../users/user.ts'

/** The code of a screen fails to load. */
const failChunk = (page: Page, chunk: string) =>
  page.route(`**/assets/${chunk}*.js`, (route) => route.fulfill({ status: 404 }))

/** A call replies with data of another shape. */
const replaceReply = (page: Page, call: string, data: unknown) =>
  page.route(`**/api/v1/${call}*`, (route) => route.fulfill({ json: { code: 0, data } }))

for (const [language, title, text] of [
  ['zh', '页面出错了', '回到首页'],
  ['en', 'This page stopped working', 'start from home'],
] as const) {
  test.describe(language, () => {
    test.use({
      language,
      provoked:
        /status of 404|dynamically imported|preload CSS|TypeError|not iterable|Minified React/,
    })

    test('a screen whose code is lost leaves header and other screens', async ({
      page,
      home,
      header,
    }) => {
      for (const [chunk, path] of [
        ['price-', '/price'],
        ['history-', '/history'],
        ['points-', '/points'],
        ['chat', `/chat/${crypto.randomUUID()}`],
      ] as const) {
        await failChunk(page, chunk)
        await page.goto(path)
        await expect(page.getByRole('alert'), path).toContainText(title)
        await expect(page.getByRole('alert')).toContainText(text)
        await header.home.click()
        await expect(home.greeting).toBeVisible()
        await expect(home.hotTopics).toHaveCount(6)
        await page.unrouteAll()
      }
    })

    test('a screen that breaks leaves header and other screens', async ({
      page,
      home,
      header,
      testApp,
      user,
    }) => {
      const { token } = await foreignTopic(testApp, 'What breaks?')
      for (const [call, data, path] of [
        ['points/fetch_points_info', { cur_points: 1, monthly_points: 1, task_list: 7 }, '/points'],
        ['topics/fetch_topic_list', [null], '/history'],
        ['topics/fetch_topic_message', { cur_message: 7 }, `/chat/${await user.ask('And here?')}`],
        [`topics/share/${token}`, { cur_message: 7 }, `/share/${token}`],
      ] as const) {
        await replaceReply(page, call, data)
        await page.goto(path)
        await expect(page.getByRole('alert'), path).toContainText(title)
        await header.home.click()
        await expect(home.greeting).toBeVisible()
        await expect(home.hotTopics).toHaveCount(6)
        await page.unrouteAll()
      }
    })
  })
}
