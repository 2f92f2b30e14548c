import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { type Messages, messages as texts } from '../pages/messages.ts'
import { PointsPage } from '../pages/points-page.ts'
import { PricingPage } from '../pages/pricing-page.ts'
import { SiteHeader } from '../pages/site-header.ts'
import { sharerOf } from '../users/user.ts'

test.use({ provoked: /status of 429/ })

test('what was earned is shown, task by task and record by record', async ({
  page,
  header,
  points,
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

  await test.step('records come page by page', async () => {
    await expect(points.records).toHaveCount(10)
    await points.more.click()
    await expect(points.records).toHaveCount(14)
    await expect(points.end).toBeVisible()
  })
  await test.step('sums, tasks and rules are shown in English', () =>
    showsWhatWasEarned(page, texts.en, ['24 / 40 today', '4 / 80 today']))
  await header.language.click()
  await test.step('sums, tasks and rules are shown in Chinese', async () => {
    await showsWhatWasEarned(page, texts.zh, ['今天 24 / 40', '今天 4 / 80'])
    const { records, end } = new PointsPage(page, texts.zh)
    await expect(records).toHaveCount(14)
    await expect(end).toBeVisible()
  })
  await new SiteHeader(page, texts.zh).language.click()

  await test.step('points that cannot be had can be asked for again', async () => {
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
    await expect(points.records).toHaveCount(10)
  })

  await test.step('rules and tasks are those of the server', async () => {
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
    await expect(points.task(messages['points.daily_ask'])).toContainText('24 / 70 today')
    await points.rules.click()
    await expect(points.rulesDialog).toContainText('7 points, up to 70 a day')
    // The dialog has asked anew, and may still wait.
    await page.unrouteAll({ behavior: 'wait' })
  })
})

async function showsWhatWasEarned(
  page: Page,
  messages: Messages,
  [asked, shared]: readonly [string, string],
): Promise<void> {
  const points = new PointsPage(page, messages)
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

  await points.rules.click()
  await expect(points.rulesDialog).toContainText('40')
  await expect(points.rulesDialog).toContainText(messages['points.purpose'])
  await points.rulesDialog.press('Escape')
  await expect(points.rules).toBeFocused()

  await points.task(messages['points.subscribe']).getByRole('button').click()
  const plans = new PricingPage(page, messages).dialog
  await expect(plans).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(plans).toBeHidden()
}
