import type { Page } from '@playwright/test'
import { instantly, slowly, tornAfter } from '../../peers/model-scripts.ts'
import { heldAnswer } from '../house/scripts.ts'
import { expect, test } from '../journey.ts'

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
  await expect.poll(heard).toContainEqual(expect.stringMatching(/(?:^|\s)No$/))
  await expect(region).toBeEmpty()

  await page.reload()
  await chat.reaches('done')
  await expect(region).toBeEmpty()
})

const sentence = 'Halving cuts what miners earn per block, so supply grows more slowly. '

test('a long answer is heard in few whole sentences, from its beginning to its end', async ({
  page,
  home,
  chat,
  house,
  words,
}) => {
  const pieces = Array.from({ length: 50 }, () => sentence.match(/\S+ /g) ?? []).flat()
  const question = `Tell me all ${crypto.randomUUID()}`
  house.model.answer(question, slowly(pieces, 10))
  const heard = await listenTo(page)
  await home.open()
  await home.composer.switchOff(words['composer.deepSearch'])
  await home.composer.ask(question)
  await chat.reaches('done')
  const region = chat.answers.last().locator('[aria-live=polite]').last()
  await expect(region).toBeEmpty()
  const said = await heard()
  expect(said.length).toBeLessThanOrEqual(12)
  expect(said[0]).toContain(words['chat.waiting'])
  expect(said.filter((part) => !/(?:\.|answer)$/.test(part.trim()))).toEqual([])
  const text = said.join(' ').replace(words['chat.waiting'], '').replace(/\s+/g, ' ').trim()
  expect(text).toBe(sentence.repeat(50).trim())
})

for (const [ending, label] of [
  ['stopped', 'chat.stopped'],
  ['failed', 'chat.failed'],
] as const) {
  test(`who listens hears that an answer has ${ending}`, async ({
    page,
    home,
    chat,
    house,
    words,
  }) => {
    const question = `End as ${ending} ${crypto.randomUUID()}`
    const answer = heldAnswer('It begins well. ')
    house.model.answer(
      question,
      ending === 'failed' ? tornAfter('It begins well. ') : answer.script,
    )
    const heard = await listenTo(page)
    await home.open()
    await home.composer.ask(question)
    await expect(chat.answers).toContainText('It begins well.')
    if (ending === 'stopped') await chat.composer.stop.click()
    await chat.reaches(ending)
    await expect.poll(heard).toContainEqual(expect.stringContaining(words[label]))
    answer.release()
  })
}

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
