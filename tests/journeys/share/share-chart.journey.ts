import { expectStill, watchMoves } from '../checks/layout-shift.ts'
import { untilPrerendered } from '../checks/prerendered.ts'
import { expect, test } from '../journey.ts'
import { citationOf } from '../pages/messages.ts'
import { research } from '../test-app/research.ts'
import { textsIn } from '../test-app/texts.ts'
import { sharerOf } from '../users/user.ts'
import { openWithoutApp } from './prerendered-topic.ts'

test.use({ engine: 'researcher', signedIn: false })

// One width each: where a citation leads hangs on the width, and where a chart stands on the texts.
for (const [language, width] of [
  ['zh', 375],
  ['en', 1280],
] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('the chart and the citations of a shared topic are there before the app runs', async ({
      page,
      shared,
      messages,
      testApp,
      user,
    }) => {
      const texts = textsIn[language]
      research(testApp, texts)
      const token = await sharerOf(testApp, user).share(await user.ask(texts.question))

      await test.step('a chart is prerendered, and is hydrated in its place', async () => {
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

      await test.step('a citation on a shared page leads there as well', async () => {
        await page.setViewportSize({ width, height: 800 })
        const app = await openWithoutApp(shared, token)
        await expect(shared.chat.sources).toContainText(messages['source.data'])
        const citation = shared.chat.answers
          .getByRole('link', { name: citationOf(messages, 1) })
          .first()
        await citation.press('Enter')
        app.release()
        const panel = page.getByRole(width > 768 ? 'complementary' : 'dialog')
        await expect(panel.locator('[aria-current=true]')).toContainText('1')
        await expect(panel).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(panel).toBeHidden()
        await expect(citation).toBeFocused()
      })
    })
  })
}
