import { expectStill, watchMoves } from '../checks/layout-shift.ts'
import { untilPrerendered } from '../checks/prerendered.ts'
import { expect, test } from '../journey.ts'
import { research } from '../test-app/research.ts'
import { textsIn } from '../test-app/texts.ts'
import { sharerOf } from '../users/user.ts'

test.use({ engine: 'researcher', signedIn: false })

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('a chart is prerendered, and is hydrated in its place', async ({
      page,
      shared,
      messages,
      testApp,
      user,
    }) => {
      const texts = textsIn[language]
      research(testApp, texts)
      const token = await sharerOf(testApp, user).share(await user.ask(texts.question))
      await watchMoves(page)
      await untilPrerendered(page, `/share/${token}`)
      await shared.open(token)
      const chart = shared.chat.answers
        .locator('figure')
        .filter({ has: page.locator('svg circle, svg path') })
      await page.waitForLoadState('networkidle')
      await expect(chart.getByText(messages['chart.table'])).toBeVisible()
      await page.mouse.move(100, 100)
      await chart.getByRole('slider').focus()
      await page.keyboard.press('ArrowLeft')
      await expect(chart.getByRole('slider')).toBeFocused()
      await expectStill(page)
    })
  })
}
