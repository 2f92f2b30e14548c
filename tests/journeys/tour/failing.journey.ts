import { untilSeen } from '../checks/clock.ts'
import { expect, test } from './guide.ts'

test.use({ provoked: /status of 429/ })

const refusal = { status: 429, json: { code: 1, data: 'Wait', error_key: 'error.tooManyRequests' } }

test('what is missing is open to everybody', async ({ page, home, points, messages, look }) => {
  await page.route('**/api/v1/**', (route) => route.fulfill(refusal))
  await page.clock.install()
  await page.goto(`/?order=${crypto.randomUUID()}`)
  await untilSeen(page, page.getByText(messages['pricing.late']))
  await expect(home.hotTopics).toHaveCount(0)
  await look('home-failed', 'pricing.late')
  await points.open()
  await untilSeen(page, page.getByText(messages['points.tasksFailed']))
  await look('points-failed', 'points.recordsFailed')

  await page.unrouteAll()
  await page.route('**/points/fetch_points_history*', (route) =>
    route.fulfill({ json: { code: 0, data: { items: [], total_pages: 0 } } }),
  )
  await points.open()
  await expect(page.getByText(messages['points.noRecords'])).toBeVisible()
  await expect(points.tasks).toHaveCount(6)
  await look('points-empty', 'points.noRecords')
})
