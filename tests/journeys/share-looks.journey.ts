import { instantly, thinkingFirst } from '../peers/model-scripts.ts'
import { inspect } from './inspection.ts'
import { expect, test } from './journey.ts'
import { SharePage } from './pages/share-page.ts'
import { newPerson } from './person.ts'
import { sharerOf } from './sharer.ts'
import { tourTexts } from './tour-texts.ts'

test.use({
  signedIn: false,
  provoked: /status of 404/,
  contextOptions: { reducedMotion: 'reduce' },
})

for (const language of ['zh', 'en'] as const) {
  for (const theme of ['light', 'dark', 'theme-pro'] as const) {
    for (const width of [1280, 375]) {
      const variant = `${language}-${theme}-${width}`

      test.describe(variant, () => {
        test.use({ language, viewport: { width, height: 940 } })

        test('what is shared is open to everybody', async ({ page, house, words }) => {
          test.slow()
          const { analysis, beginning, rest, question } = tourTexts[language]
          house.model.answer(question, thinkingFirst(analysis, instantly(beginning + rest)))
          const owner = await newPerson(house)
          const sharer = sharerOf(house, owner)
          await sharer.protect()
          const token = await sharer.share(await owner.ask(question))
          // Its reader is a member, too: in the Pro theme nobody else would be.
          await page.addInitScript(
            ([chosen, bearer]) => {
              localStorage.setItem('theme', chosen)
              if (location.hash === '#owner') localStorage.setItem('access_token', bearer)
            },
            [theme, owner.token] as const,
          )
          const shared = new SharePage(page, words)
          if (theme !== 'theme-pro') {
            await shared.open(token)
            await shared.chat.reaches('done')
            await inspect(page, `share-visitor-${variant}`)
            await shared.handOn.click()
            await expect(shared.dialog.signIn).toBeVisible()
            await inspect(page, `share-visitor-dialog-${variant}`)
            await shared.open('unknown')
            await expect(shared.refusal).toBeVisible()
            await inspect(page, `share-invalid-${variant}`)
          }
          await sharer.permit(token, false)
          await page.goto(`/share/${token}#owner`)
          await expect(page.getByText(words['share.onlyYou'])).toBeVisible()
          await shared.handOn.click()
          await expect(shared.dialog.publicAccess).toBeEnabled()
          await inspect(page, `share-owner-dialog-${variant}`)
          await shared.dialog.close.click()
          await shared.continue.click()
          await expect(shared.chat.composer.field).toBeFocused()
          await inspect(page, `share-continue-${variant}`)
        })
      })
    }
  }
}
