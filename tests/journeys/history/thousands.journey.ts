import { openDatabase } from '@coinquiry/server/testing'
import { addBareTopics } from '../../fixtures/stored.ts'
import { expect, test } from '../journey.ts'

test('thousands of topics are reached, and found again where they were', async ({
  page,
  history,
  user,
  testApp,
}) => {
  test.slow()
  const count = 3000
  const titles = Array.from({ length: count }, (_, place) => `Topic no. ${place}.`)
  await testApp.kill()
  const database = await openDatabase({
    DATABASE_URL: testApp.databaseUrl,
    DATA_DIR: testApp.server.dataDir,
  })
  await addBareTopics(database.db, user.email, titles)
  await database.close()
  await testApp.restart()

  await history.open()
  await expect(history.topic('Topic no. 0.')).toBeVisible()
  const far = history.topic('Topic no. 120.')
  await expect(async () => {
    await page.mouse.move(640, 500)
    const [, first] = /no\. (\d+)/.exec(await history.topics.first().innerText()) ?? []
    // A busy page may be far beyond it by the time that it draws.
    await page.mouse.wheel(0, Number(first) > 120 ? -1000 : 2000)
    await expect(far).toBeVisible({ timeout: 500 })
  }).toPass()
  await far.scrollIntoViewIfNeeded()
  // What is drawn stays a small part of what is there.
  expect(await history.topics.count()).toBeLessThan(100)
  const place = await page.evaluate(() => scrollY)

  await far.getByRole('link').click()
  await expect(page).toHaveURL(/\/chat\//)
  await page.goBack()
  await expect(far).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(200)

  await history.favorite('Topic no. 120.').focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(history.remove('Topic no. 119.')).toBeFocused()
})
