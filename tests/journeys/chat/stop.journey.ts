import { expect, test } from '../journey.ts'
import { heldAnswer } from '../test-app/answers.ts'
import { holdBack } from '../test-app/calls.ts'

test('an answer is stopped early or late', async ({ page, home, header, chat, testApp }) => {
  await test.step('stopping keeps the text and offers to write it again', async () => {
    const question = `Stop me ${crypto.randomUUID()}`
    testApp.model.answer(question, heldAnswer('As far as this.').script)
    await home.open()
    await home.composer.ask(question)
    await expect(chat.answers).toContainText('As far as this.')
    await expect(chat.composer.send).toBeHidden()
    await chat.composer.stop.click()
    await chat.reaches('stopped')
    await expect(chat.answers).toContainText('As far as this.')
    await expect(chat.answers).toContainText('You stopped this answer.')
    await expect.poll(() => testApp.model.requestsFor(question)[0]?.end).toBe('closed by the asker')

    await page.reload()
    await chat.reaches('stopped')
    await expect(chat.answers).toContainText('As far as this.')

    const second = heldAnswer('Another attempt.')
    testApp.model.answer(question, second.script)
    await chat.regenerate().click()
    await expect(chat.answers).toContainText('Another attempt.')
    second.release()
    await chat.reaches('done')
    await expect(chat.answers).toContainText('And that is all.')
  })

  await test.step('stopping before the first word leaves a question that can be asked again', async () => {
    const question = `Stop at once ${crypto.randomUUID()}`
    testApp.model.answer(question, heldAnswer('').script)
    await header.newTopic.click()
    await expect(page).toHaveURL('/')
    await home.composer.ask(question)
    await expect(chat.answers).toContainText('Handing the question to the model')
    await chat.composer.stop.click()
    await chat.reaches('stopped')
    await expect(chat.regenerate()).toBeEnabled()
  })

  await test.step('a stop is seen at once, even before the server has taken the question', async () => {
    const question = `Stopped how early? ${crypto.randomUUID()}`
    testApp.model.answer(question, heldAnswer('Too much.').script)
    const ask = await holdBack(page, '**/api/v1/ask')
    await header.newTopic.click()
    await expect(page).toHaveURL('/')
    await home.composer.ask(question)
    await chat.composer.stop.click()
    await chat.reaches('stopped')
    ask.release()
    await expect(chat.composer.stop).toBeHidden()
    await chat.reaches('stopped')
  })
})
