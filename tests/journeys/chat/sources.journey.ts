import { expect, test } from '../journey.ts'
import { citationOf } from '../pages/messages.ts'
import { research } from '../test-app/research.ts'
import { textsIn } from '../test-app/texts.ts'

test.use({ engine: 'researcher' })

// One language each: where a citation leads hangs on the width, not on the texts.
for (const [language, width] of [
  ['en', 1280],
  ['zh', 375],
] as const) {
  const { question } = textsIn[language]

  test.describe(`${language}, ${width} px`, () => {
    test.use({ language, viewport: { width, height: 800 } })

    test.beforeEach(({ testApp }) => research(testApp, textsIn[language]))

    test('the sources of an answer are reached by pointer and keyboard', async ({
      page,
      chat,
      header,
      keyboard,
      user,
      messages,
    }) => {
      await chat.open(await user.ask(question))
      await chat.reaches('done')
      const citation = chat.answers.getByRole('link', { name: citationOf(messages, 1) }).first()
      const sources = chat.sources.getByRole('button', { name: messages['chat.openSources'] })
      const panel = page.getByRole(width > 768 ? 'complementary' : 'dialog')
      const close = panel.getByRole('button', { name: messages['action.close'] })

      await test.step('the list says beside each host who speaks', async () => {
        const rows = chat.sources.getByRole('listitem')
        await expect(rows.filter({ hasText: 'coingecko.com' })).toContainText(
          messages['source.data'],
        )
        await expect(rows.first()).toContainText(messages['source.unknown'])
      })

      await test.step('a citation shows its source to the pointer and the keyboard, until Escape', async () => {
        const host = new URL((await citation.getAttribute('href')) ?? '').host
        const card = page.getByRole('tooltip')
        await citation.hover()
        await expect(card).toContainText(host)
        // What is pressed next is the citation: the card lies over none of it.
        const [above, cited] = await Promise.all([card.boundingBox(), citation.boundingBox()])
        expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(cited?.y ?? 0)
        await page.keyboard.press('Escape')
        await expect(card).toBeHidden()
        await page.mouse.move(0, 0)
        await page.keyboard.press('Tab')
        await citation.focus()
        await expect(card).toContainText(host)
        await page.keyboard.press('Escape')
        await expect(card).toBeHidden()
        await expect(citation).toBeFocused()
      })

      await test.step('a citation leads to its source in the panel, and Escape back', async () => {
        await citation.click()
        await expect(panel.locator('[aria-current=true]')).toContainText('1')
        await expect(panel.getByRole('link').first()).toHaveAttribute('href', /^https:/)
        await close.focus()
        await page.keyboard.press('Escape')
        await expect(panel).toBeHidden()
        await expect(citation).toBeFocused()

        await sources.click()
        await expect(panel.getByRole('listitem').first()).toBeVisible()
        await expect(panel.locator('[aria-current=true]')).toHaveCount(0)
        await close.click()
        await expect(panel).toBeHidden()
      })

      await test.step('Tab and Enter alone open citations and sources, close them and go on from there', async () => {
        await header.home.focus()
        for (const [opener, marked] of [
          [citation, 1],
          [sources, 0],
        ] as const) {
          await keyboard.use(opener)
          await expect(panel.getByRole('listitem').first()).toBeVisible()
          await expect(panel.locator('[aria-current=true]')).toHaveCount(marked)
          await keyboard.use(close)
          await expect(panel).toBeHidden()
          await expect(opener).toBeFocused()
          await keyboard.seesFocus()
        }
      })
    })
  })
}
