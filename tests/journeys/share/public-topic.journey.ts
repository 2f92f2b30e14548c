import { expect, test } from '../journey.ts'
import { sharerOf } from '../users/user.ts'

for (const [language, width] of [
  ['zh', 375],
  ['en', 1280],
] as const) {
  test.describe(`${language}, ${width} px`, () => {
    test.use({ language, viewport: { width, height: 800 } })

    test('a public topic says so in its chat, and is listed in the settings', async ({
      page,
      chat,
      testApp,
      user,
      header,
      settings,
      messages,
    }) => {
      const sharer = sharerOf(testApp, user)
      const topicsId = await user.ask('Who may read this?')
      const mark = page.getByRole('button', { name: messages['chat.publicMark'] })

      const token =
        await test.step('a public topic says so, and once more before the first follow-up', async () => {
          const notice = page.getByText(messages['chat.publicNotice'])
          await chat.open(topicsId)
          await expect(chat.answers).toHaveCount(1)
          await expect(mark).toBeHidden()
          await expect(notice).toBeHidden()

          const shared = await sharer.share(topicsId)
          await page.reload()
          await expect(notice).toBeVisible()
          await mark.click()
          await expect(page.getByRole('dialog')).toContainText(messages['share.publicText'])
          await page.keyboard.press('Escape')
          await chat.composer.ask('And this?')
          await expect(notice).toBeHidden()
          await expect(chat.answers).toHaveCount(2)
          await chat.reaches('done')
          await page.reload()
          await expect(mark).toBeVisible()
          await expect(notice).toBeHidden()

          await sharer.permit(shared, false)
          await page.reload()
          await expect(chat.answers).toHaveCount(2)
          await expect(mark).toBeHidden()
          await sharer.permit(shared, true)
          await page.reload()
          await expect(notice).toBeVisible()
          return shared
        })

      await test.step('shared links are listed in the settings, to open or to switch off', async () => {
        await page.setViewportSize({ width: 1280, height: 800 })
        await sharer.share(await user.ask('Second, and newer?'))
        await header.openSettings()
        await settings.show('data')
        const list = settings.panel.getByRole('list', { name: messages['settings.links'] })
        const links = list.getByRole('listitem')
        await expect(links).toHaveCount(2)
        // The last used one stands first.
        const older = links.last()
        await expect(older.getByRole('link')).toHaveAttribute('href', `/share/${token}`)

        const refused = { code: 1, data: 'refused', message: 'refused', error_key: 'error.refused' }
        const refuse = page.waitForResponse('**/topics/share_permission')
        await page.route(
          '**/topics/share_permission',
          (route) => route.fulfill({ json: refused }),
          { times: 1 },
        )
        await older.getByRole('button').click()
        await refuse
        await expect(links).toHaveCount(2)
        await older.getByRole('button').click()
        await expect(links).toHaveCount(1)
        await page.keyboard.press('Escape')
        await expect(mark).toBeHidden()
      })
    })
  })
}
