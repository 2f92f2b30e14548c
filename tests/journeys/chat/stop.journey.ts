import { heldAnswer } from '../house/scripts.ts'
import { expect, test } from '../journey.ts'

test('stopping keeps the text and offers to write it again', async ({
  page,
  home,
  chat,
  house,
}) => {
  const question = `Stop me ${crypto.randomUUID()}`
  house.model.answer(question, heldAnswer('As far as this.').script)
  await home.open()
  await home.composer.ask(question)
  await expect(chat.answers).toContainText('As far as this.')
  await expect(chat.composer.send).toBeHidden()
  await chat.composer.stop.click()
  await chat.reaches('stopped')
  await expect(chat.answers).toContainText('As far as this.')
  await expect(chat.answers).toContainText('You stopped this answer.')
  await expect.poll(() => house.model.requestsFor(question)[0]?.end).toBe('closed by the asker')

  await page.reload()
  await chat.reaches('stopped')
  await expect(chat.answers).toContainText('As far as this.')

  const second = heldAnswer('Another attempt.')
  house.model.answer(question, second.script)
  await chat.regenerate().click()
  await expect(chat.answers).toContainText('Another attempt.')
  second.release()
  await chat.reaches('done')
  await expect(chat.answers).toContainText('And that is all.')
})

test('stopping before the first word leaves a question that can be asked again', async ({
  home,
  chat,
  house,
}) => {
  const question = `Stop at once ${crypto.randomUUID()}`
  house.model.answer(question, heldAnswer('').script)
  await home.open()
  await home.composer.ask(question)
  await expect(chat.answers).toContainText('Fetching on-chain data and market metrics')
  await chat.composer.stop.click()
  await chat.reaches('stopped')
  await expect(chat.regenerate()).toBeEnabled()
})

test('a second tab shows the answer and stops it for both', async ({
  context,
  page,
  home,
  chat,
  house,
  words,
}) => {
  const question = `Two tabs ${crypto.randomUUID()}`
  house.model.answer(question, heldAnswer('Seen by two.').script)
  await home.open()
  await home.composer.ask(question)
  await expect(chat.answers).toContainText('Seen by two.')

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('article', { name: 'Answer' })).toContainText('Seen by two.')
  await other.getByRole('button', { name: words['composer.stop'] }).click()
  await chat.reaches('stopped')
  await expect(other.getByText('You stopped this answer.')).toBeVisible()
  await expect(chat.answers).toContainText('Seen by two.')
})
