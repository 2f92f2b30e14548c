import { untilPrerendered } from '../checks/prerendered.ts'
import { expectStill, watchMoves } from '../checks/stillness.ts'
import { research } from '../house/research.ts'
import { textsIn } from '../house/texts.ts'
import { expect, test } from '../journey.ts'
import { sharerOf } from '../people/sharer.ts'

test.use({ engine: 'researcher', signedIn: false })

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('a chart is painted, and comes to life where it stands', async ({
      page,
      shared,
      words,
      house,
      person,
    }) => {
      const texts = textsIn[language]
      research(house, texts)
      const token = await sharerOf(house, person).share(await person.ask(texts.question))
      await watchMoves(page)
      await untilPrerendered(page, `/share/${token}`)
      await shared.open(token)
      const chart = shared.chat.answers
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
