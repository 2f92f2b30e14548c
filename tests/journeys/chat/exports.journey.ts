import { readFile } from 'node:fs/promises'
import { openDocx, openPdf, textOfDocx } from '@coinquiry/server/testing'
import type { Locator, Page } from '@playwright/test'
import { instantly } from '../../fakes/model-scripts.ts'
import { expect, test } from '../journey.ts'

/** Each format: its entry in the menu, its ending, and what can be read in the file. */
const formats = [
  ['header.export.markdown', /\.md$/, (bytes: Buffer) => bytes.toString()],
  ['header.export.docx', /\.docx$/, (bytes: Buffer) => textOfDocx(openDocx(bytes))],
  ['header.export.pdf', /\.pdf$/, (bytes: Buffer) => openPdf(bytes).text],
] as const

async function saved(page: Page, entry: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), entry.click()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

for (const [language, first, second] of [
  ['zh', '先看总量。', '再看需求。'],
  ['en', 'First the supply.', 'Then the demand.'],
] as const) {
  test.describe(language, () => {
    test.use({ language, timezoneId: 'Asia/Tokyo' })

    test('an answer and a topic are saved in three formats', async ({
      page,
      chat,
      header,
      user,
      testApp,
      messages,
    }) => {
      const question = `${first} ${crypto.randomUUID()}`
      const followUp = `${second} ${crypto.randomUUID()}`
      testApp.model.answer(question, instantly(first))
      testApp.model.title(question, { zh: '供需', en: 'Supply and demand' }[language])
      testApp.model.answer(followUp, instantly(`**${second}**`))
      const topicsId = await user.ask(question)
      await user.ask(followUp, topicsId)
      await chat.open(topicsId)
      await chat.reaches('done')

      for (const [opener, isTopic] of [
        [chat.actions.export, false],
        [header.export, true],
      ] as const) {
        for (const [format, ending, read] of formats) {
          await opener.click()
          const file = await saved(page, chat.actions.format(messages[format]))
          expect(file.name).toMatch(ending)
          const text = read(file.bytes)
          expect(text).toContain(second)
          // Times are the reader's own.
          expect(text).toContain('Asia/Tokyo')
          expect(text.includes(first)).toBe(isTopic)
        }
      }
      await expect(page).toHaveURL(`/chat/${topicsId}`)
    })
  })
}

test.describe('in the language that was chosen', () => {
  test.use({ language: 'zh', locale: 'en-US' })

  test('a browser in another language saves an answer', async ({ page, chat, ask, messages }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'zh'))
    const topicsId = await ask(`What is gas? ${crypto.randomUUID()}`, instantly('A fee.'))
    await chat.open(topicsId)
    await chat.reaches('done')
    await chat.actions.export.click()
    const format = chat.actions.format(messages['header.export.markdown'])
    expect((await saved(page, format)).bytes.toString()).toContain('导出于')
  })
})
