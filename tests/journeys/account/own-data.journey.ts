import { readFile } from 'node:fs/promises'
import { inspect } from '../checks/inspection.ts'
import { expect, test } from '../journey.ts'

test.use({ language: 'en', provoked: /status of 429/ })

test('somebody takes along all that is kept of them, and is told when that was enough', async ({
  page,
  user,
  home,
  header,
  settings,
  messages,
  language,
}) => {
  await user.ask('What is gas?')
  await home.open()
  await header.openSettings()
  await settings.show('data')
  const saved = page.waitForEvent('download')
  await settings.download.click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^coinquiry-\d{4}-\d\d-\d\d\.zip$/)
  await expect(settings.panel.getByText(messages['settings.exportDone'])).toBeVisible()
  const names = (await readFile(await download.path())).toString('latin1')
  for (const name of [/profile\.json/, /topics-0001\.json/, /topics\/0001 [^/]+\.md/])
    expect(names).toMatch(name)

  const refusal = { code: 1, data: 'Later', message: 'Later', error_key: 'error.tooManyRequests' }
  await page.route('**/auth/user/data*', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '86400' }, json: refusal }),
  )
  await settings.download.click()
  await expect(settings.panel.getByRole('alert')).toContainText('24 hours')
  await inspect(page, language, 'settings-download')
})
