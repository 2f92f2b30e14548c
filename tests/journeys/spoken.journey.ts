import type { Page } from '@playwright/test'
import { instantly } from '../peers/model-scripts.ts'
import { expect, test } from './journey.ts'

/** Collects what polite regions say: words stand in them for a second or two only. */
async function listenTo(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[aria-live=polite]')) {
        if (textContent && heard.at(-1) !== textContent) heard.push(textContent)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard') as string[])
}

test('an arriving answer is read out to its last word, and a regenerated one again', async ({
  page,
  home,
  chat,
  house,
  words,
}) => {
  const question = `Is it safe? ${crypto.randomUUID()}`
  house.model.answer(question, instantly('Mostly. But keep your keys'))
  const heard = await listenTo(page)
  await home.open()
  // Without a note on the search below the answer.
  await home.composer.switchOff(words['composer.deepSearch'])
  await home.composer.ask(question)
  const region = chat.answers.last().locator('[aria-live=polite]').last()
  await expect.poll(heard).toContainEqual(expect.stringMatching(/But keep your keys$/))
  await expect(region).toBeEmpty()

  house.model.answer(question, instantly('Yes. No'))
  await chat.regenerate().click()
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^(?:Yes\. )?No$/))
  await expect(region).toBeEmpty()

  await page.reload()
  await chat.reaches('done')
  await expect(region).toBeEmpty()
})

test('every question and answer is a heading below the page’s own', async ({
  page,
  chat,
  person,
  words,
}) => {
  await chat.open(await person.ask('What is a block?'))
  await chat.reaches('done')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    words['chat.question'],
    words['chat.answer'],
  ])
})
