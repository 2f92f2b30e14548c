import type { Page } from '@playwright/test'
import { instantly, type ModelScript, slowly, tornAfter } from '../../peers/model-scripts.ts'
import type { House } from '../house/house.ts'
import { heldAnswer } from '../house/scripts.ts'
import { expect, test } from '../journey.ts'
import type { HomePage } from '../pages/home-page.ts'
import type { Words } from '../pages/words.ts'
import { listenTo } from '../people/ears.ts'

interface Listener {
  readonly page: Page
  readonly home: HomePage
  readonly house: House
  readonly words: Words
}

/** Asks what is answered so; gives what is heard from then on. */
async function ask(script: ModelScript, { page, home, house, words }: Listener) {
  const question = `Is it safe? ${crypto.randomUUID()}`
  house.model.answer(question, script)
  const heard = await listenTo(page)
  await home.open()
  // Without a note on the search below the answer.
  await home.composer.switchOff(words['composer.deepSearch'])
  await home.composer.ask(question)
  return { question, heard }
}

test('an arriving answer is read out to its last word, and a regenerated one again', async ({
  page,
  home,
  chat,
  house,
  words,
}) => {
  const script = instantly('Mostly. But keep your keys')
  const { question, heard } = await ask(script, { page, home, house, words })
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
const SENTENCES = 24

test('a long answer is heard in few whole sentences, from its beginning to its end', async ({
  page,
  home,
  chat,
  house,
  words,
}) => {
  const pieces = Array.from({ length: SENTENCES }, () => sentence.match(/\S+ /g) ?? []).flat()
  const { heard } = await ask(slowly(pieces, 10), { page, home, house, words })
  await chat.reaches('done')
  const region = chat.answers.last().locator('[aria-live=polite]').last()
  await expect(region).toBeEmpty()
  const said = await heard()
  expect(said.length).toBeLessThanOrEqual(SENTENCES / 4)
  expect(said[0]).toContain(words['chat.waiting'])
  expect(said.filter((part) => !/(?:\.|answer)$/.test(part.trim()))).toEqual([])
  const text = said.join(' ').replace(words['chat.waiting'], '').replace(/\s+/g, ' ').trim()
  expect(text).toBe(sentence.repeat(SENTENCES).trim())
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
    const answer = heldAnswer('It begins well. ')
    const script = ending === 'failed' ? tornAfter('It begins well. ') : answer.script
    const { heard } = await ask(script, { page, home, house, words })
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
