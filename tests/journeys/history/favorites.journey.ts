import { expect, test } from '../journey.ts'

test('a favorite is kept, and an undo takes it back', async ({ page, history, notes, user }) => {
  await user.ask('What is a fork?')
  await history.open()

  await test.step('a favorite that the server refuses is none, and the server says why', async () => {
    const refused = 'This conversation is gone.'
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/v1/topics/collection', async (route) => {
      await answer.promise
      await route.fulfill({ json: { code: 1, data: refused, error_key: 'error.noAccess' } })
    })
    await history.favorite('fork').click()
    await expect(history.favorite('fork', true)).toBeVisible()
    answer.resolve()
    await expect(notes).toContainText(refused)
    await expect(history.favorite('fork', false)).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('an undo takes it back', async () => {
    await history.favorite('fork').click()
    await history.undo.click()
    await expect(history.favorite('fork', false)).toBeVisible()
  })

  await test.step('a favorite is kept, and is one until it is none', async () => {
    await history.favorite('fork').click()
    await expect(history.favorite('fork', true)).toBeVisible()
    await history.favoritesTab.click()
    await expect(page).toHaveURL('/history?tab=favorites')
    await expect(history.topics).toHaveCount(1)
    await history.favorite('fork').click()
    await expect(history.topics).toHaveCount(0)
    await page.reload()
    await expect(history.topics).toHaveCount(0)
    await expect(history.favoritesTab).toHaveAttribute('aria-selected', 'true')
  })
})
