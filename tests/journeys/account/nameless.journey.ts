import { expect, test } from '../journey.ts'

test.use({ provoked: /status of 500/ })

test('whose name can’t be had is still greeted', async ({ page, home, words }) => {
  await page.route('**/auth/user', (route) =>
    route.fulfill({ status: 500, json: { code: 1, data: 'Server Error' } }),
  )
  await home.open()
  await expect(home.greeting).toHaveText(words['home.greeting'])
})
