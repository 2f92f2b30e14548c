import { expect, test } from '../journey.ts'
import { sharerOf } from '../users/user.ts'

for (const [language, asked, shared] of [
  ['zh', '今天 24 / 40', '今天 4 / 80'],
  ['en', '24 / 40 today', '4 / 80 today'],
] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('what was earned is shown, task by task and record by record', async ({
      page,
      points,
      pricing,
      testApp,
      user,
      messages,
    }) => {
      for (const topic of ['One', 'Two', 'Three']) {
        const topicsId = await user.ask(`${topic}, question 0`)
        for (const place of [1, 2, 3]) await user.ask(`${topic}, question ${place}`, topicsId)
        if (topic === 'One') await sharerOf(testApp, user).share(topicsId)
      }
      await points.open()
      await expect(page.getByRole('main')).toContainText(messages['points.purpose'])
      await expect(points.figure(messages['points.current'])).toHaveText('38')
      await expect(points.figure(messages['points.month'])).toHaveText('38')
      await expect(points.tasks).toHaveCount(6)
      await expect(points.task(messages['points.user_register'])).toContainText(
        messages['points.completed'],
      )
      await expect(points.task(messages['points.daily_ask'])).toContainText(asked)
      await expect(points.task(messages['points.daily_share'])).toContainText(shared)

      const discord = points.task(messages['points.bind_discord']).getByRole('button')
      await expect(discord).toBeDisabled()
      await expect(discord).toHaveAccessibleDescription(messages['points.notOpen'])

      await expect(points.records).toHaveCount(10)
      await points.more.click()
      await expect(points.records).toHaveCount(14)
      await expect(points.end).toBeVisible()

      await points.rules.click()
      await expect(points.rulesDialog).toContainText('40')
      await expect(points.rulesDialog).toContainText(messages['points.purpose'])
      await points.rulesDialog.press('Escape')
      await expect(points.rules).toBeFocused()

      await points.task(messages['points.subscribe']).getByRole('button').click()
      await expect(pricing.dialog).toBeVisible()
    })
  })
}

test('rules and tasks are those of the server', async ({ page, points, messages }) => {
  await page.route('**/points/fetch_points_info', async (route) => {
    const reply = await route.fetch()
    const { data, ...body } = await reply.json()
    const task_list = data.task_list.map((task: { task_key: string }) =>
      task.task_key === 'daily_ask' ? { ...task, points: 7, daily_limit: 70 } : task,
    )
    await route.fulfill({ json: { ...body, data: { ...data, task_list } } })
  })
  await points.open()
  await expect(points.task(messages['points.daily_ask'])).toContainText('+7 each')
  await expect(points.task(messages['points.daily_ask'])).toContainText('0 / 70 today')
  await points.rules.click()
  await expect(points.rulesDialog).toContainText('7 points, up to 70 a day')
  // The dialog has asked anew, and may still wait.
  await page.unrouteAll({ behavior: 'wait' })
})

test.describe('points that cannot be had', () => {
  test.use({ provoked: /status of 429/ })

  test('can be asked for again', async ({ page, points, messages }) => {
    const pages = '**/points/**'
    await page.route(pages, (route) =>
      route.fulfill({
        status: 429,
        json: { code: 1, data: 'Wait', error_key: 'error.tooManyRequests' },
      }),
    )
    await points.open()
    await expect(page.getByText(messages['points.tasksFailed'])).toBeVisible()
    await expect(page.getByRole('alert')).toContainText([
      messages['points.tasksFailed'],
      messages['points.recordsFailed'],
    ])
    await page.unroute(pages)
    const retry = page.getByRole('button', { name: messages['points.retry'], exact: true })
    await retry.first().click()
    await expect(points.tasks).toHaveCount(6)
    await retry.click()
    await expect(points.records).toHaveCount(1)
  })
})
