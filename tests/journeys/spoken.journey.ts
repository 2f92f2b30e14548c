import { instantly } from '../peers/model-scripts.ts'
import { expect, test } from './journey.ts'

test('an arriving answer is read out to its last word, and a regenerated one again', async ({
  page,
  home,
  chat,
  house,
}) => {
  const question = `Is it safe? ${crypto.randomUUID()}`
  house.model.answer(question, instantly('Mostly. But keep your keys'))
  await home.open()
  await home.composer.ask(question)
  const region = chat.answers.last().locator('[aria-live=polite]').last()
  await expect(region).toHaveText('But keep your keys')
  await expect(region).toBeEmpty()

  house.model.answer(question, instantly('Yes. No'))
  await chat.regenerate().click()
  await expect(region).toHaveText(/^(?:Yes\. )?No$/)
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
