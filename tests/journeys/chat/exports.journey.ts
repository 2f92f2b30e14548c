import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import {
  openDocx,
  wordsOfDocx,
} from '../../../packages/server/src/adapters/documents/testing/open-docx.ts'
import { instantly } from '../../peers/model-scripts.ts'
import { expect, test } from '../journey.ts'

async function saved(page: Page, entry: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), entry.click()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

for (const [language, first, second] of [
  ['zh', '先看**总量**。', '再看需求。'],
  ['en', 'First the **supply**.', 'Then the demand.'],
] as const) {
  test.describe(language, () => {
    // The cookie that opens downloads comes with signing in.
    test.use({ language, signedIn: false })

    test('an answer and a topic are saved in three formats', async ({
      page,
      chat,
      person,
      house,
      login,
      home,
      words,
    }) => {
      await login.open()
      await login.sendTo(person.email)
      await login.enter(await house.codeFor(person.email))
      await expect(home.greeting).toBeVisible()
      const question = `${first} ${crypto.randomUUID()}`
      const followUp = `${second} ${crypto.randomUUID()}`
      house.model.answer(question, instantly(first))
      house.model.answer(followUp, instantly(second))
      await home.composer.ask(question)
      await chat.reaches('done')
      await chat.composer.ask(followUp)
      await expect(chat.answers).toHaveCount(2)
      await chat.reaches('done')

      const { actions } = chat
      await actions.export.click()
      const markdown = await saved(page, actions.format(words['header.export.markdown']))
      expect(markdown.name).toMatch(/\.md$/)
      expect(markdown.bytes.toString()).toContain(second)
      expect(markdown.bytes.toString()).not.toContain(first)

      await actions.export.click()
      const docx = await saved(page, actions.format(words['header.export.docx']))
      expect(docx.name).toMatch(/\.docx$/)
      expect(wordsOfDocx(openDocx(docx.bytes))).toContain(second)

      await actions.export.press('Enter')
      const pdf = await saved(page, actions.format(words['header.export.pdf']))
      expect(pdf.name).toMatch(/\.pdf$/)
      expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')

      const banner = page.getByRole('banner')
      await banner.getByRole('button', { name: words['header.export'], exact: true }).click()
      const topic = await saved(page, actions.format('Markdown'))
      expect(topic.bytes.toString()).toContain(first)
      expect(topic.bytes.toString()).toContain(second)
      await expect(page).toHaveURL(/\/chat\//)
    })
  })
}
