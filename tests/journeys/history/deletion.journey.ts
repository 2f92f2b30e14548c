import { test as base, expect } from '../journey.ts'
import { HistoryPage } from '../pages/history-page.ts'

const test = base.extend<{ history: HistoryPage }>({
  history: async ({ page, words }, use) => use(new HistoryPage(page, words)),
})

for (const [language, refused] of [
  ['zh', '对话不存在/你没有访问权限'],
  ['en', 'Conversation does not exist/You do not have access'],
] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('a topic that could not be deleted stays, and one that was is told of', async ({
      page,
      home,
      history,
      person,
      words,
    }) => {
      const notes = page.getByRole('region', { name: words['toasts.region'] })
      await person.ask('What is a sidechain?')
      await history.open()
      await page.route('**/topics/delete_topic', (route) =>
        route.fulfill({ json: { code: 1, data: refused, error_key: 'error.noAccess' } }),
      )
      await history.remove('sidechain').click()
      await history.cancel.click()
      await expect(history.confirmation).toBeHidden()
      await history.remove('sidechain').click()
      await history.confirm.click()
      await expect(notes).toContainText(refused)
      await expect(history.topics).toHaveCount(1)

      await page.unroute('**/topics/delete_topic')
      await history.remove('sidechain').click()
      await history.confirm.click()
      await expect(notes).toContainText(words['history.deleted'])
      await expect(history.topics).toHaveCount(0)
      await expect(page.getByText(words['history.empty'])).toBeVisible()

      const main = page.getByRole('main')
      await main.getByRole('button', { name: words['history.newTopic'] }).first().click()
      await expect(page).toHaveURL('/')
      await expect(home.composer.field).toBeVisible()
    })
  })
}
