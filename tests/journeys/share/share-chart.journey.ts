import { untilPainted } from '../checks/painted.ts'
import { expectStill, watchMoves } from '../checks/stillness.ts'
import { expect, test } from '../journey.ts'
import { SharePage } from '../pages/share-page.ts'
import { sharerOf } from '../people/sharer.ts'
import { research } from '../tour/research.ts'
import { tourTexts } from '../tour/texts.ts'

test.use({ engine: 'researcher', signedIn: false })

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('a chart is painted, and comes to life where it stands', async ({
      page,
      words,
      house,
      person,
    }) => {
      const texts = tourTexts[language]
      research(house, texts)
      const token = await sharerOf(house, person).share(await person.ask(texts.question))
      await watchMoves(page)
      await untilPainted(page, `/share/${token}`)
      const share = new SharePage(page, words)
      await share.open(token)
      const chart = share.chat.answers
        .locator('figure')
        .filter({ has: page.locator('svg circle, svg path') })
      await page.waitForLoadState('networkidle')
      await expect(chart.getByText(words['chart.table'])).toBeVisible()
      await page.mouse.move(100, 100)
      await chart.getByRole('slider').focus()
      await page.keyboard.press('ArrowLeft')
      await expect(chart.getByRole('slider')).toBeFocused()
      await expectStill(page)
    })
  })
}
