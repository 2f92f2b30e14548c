import { inspect } from './inspection.ts'
import { expect, test } from './journey.ts'
import { tour } from './tour.ts'
import { tourTexts } from './tour-texts.ts'

test.use({
  signedIn: false,
  provoked: /status of 404/,
  contextOptions: { reducedMotion: 'reduce' },
})

for (const language of ['zh', 'en'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 375]) {
      const variant = `${language}-${colorScheme}-${width}`

      test.describe(variant, () => {
        test.use({ language, colorScheme, viewport: { width, height: 940 } })

        test('every screen is open to everybody', async ({
          page,
          house,
          person,
          home,
          login,
          chat,
        }) => {
          test.slow()
          const guide = { house, person, home, login, chat, texts: tourTexts[language] }
          for await (const screen of tour(guide)) await inspect(page, `${screen}-${variant}`)
        })
      })
    }
  }
}

test.describe('a member', () => {
  test.use({ language: 'zh', signedIn: true, viewport: { width: 1280, height: 940 } })

  test('sees the Pro theme', async ({ page, home, header, chat, person }) => {
    await page.route('**/api/v1/auth/user', async (route) => {
      const response = await route.fetch()
      const reply = await response.json()
      await route.fulfill({ json: { ...reply, data: { ...reply.data, is_membership: 1 } } })
    })
    await home.open()
    await expect(home.hotTopics).toHaveCount(6)
    await header.theme.click()
    await header.proTheme.click()
    await inspect(page, 'home-member-zh-theme-pro-1280')
    await chat.open(await person.ask(tourTexts.zh.question))
    await chat.reaches('done')
    await inspect(page, 'chat-done-zh-theme-pro-1280')
  })
})
