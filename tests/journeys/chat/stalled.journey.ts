import { instantly, silentAfter } from '../../fakes/model-scripts.ts'
import { untilSeen } from '../checks/clock.ts'
import { inspectInBoth } from '../checks/languages.ts'
import { expect, test } from '../journey.ts'
import { heldAnswer, newQuestion } from '../test-app/answers.ts'

test('an answer that stalls says what it waits for, and can be written again', async ({
  page,
  home,
  chat,
  messages,
  testApp,
}) => {
  const question = newQuestion(testApp, silentAfter('The first half, and then'))
  await page.clock.install()
  await home.open()
  await home.composer.ask(question)
  await expect(chat.answers).toContainText('and then')
  const waiting = chat.answers.getByText(messages['chat.awaitsAnswer'])
  await expect(waiting).toBeHidden()
  await untilSeen(page, waiting)
  await expect(chat.stall.stop).toBeHidden()
  await untilSeen(page, chat.stall.stop)
  await expect(chat.answers).toContainText(messages['chat.costMessage'])
  await page.clock.resume()
  await inspectInBoth(page, 'stalled', 'chat.costMessage')

  testApp.model.answer(question, instantly('Written again.'))
  await chat.stall.regenerate.click()
  await expect(chat.answers).toContainText('Written again.')
  await chat.reaches('done')
  await expect(chat.answerVersions.position).toContainText('2')
})

test('waiting ends by what comes late, or by a stop', async ({
  page,
  home,
  header,
  chat,
  messages,
  testApp,
}) => {
  await page.clock.install()
  await home.open()

  await test.step('what comes late ends the waiting', async () => {
    const { script, release } = heldAnswer('The first half,')
    await home.composer.ask(newQuestion(testApp, script))
    const waiting = chat.answers.getByText(messages['chat.awaitsAnswer'])
    await untilSeen(page, waiting)
    release()
    await page.clock.resume()
    await chat.reaches('done')
    await expect(waiting).toBeHidden()
  })

  await test.step('an answer of which nothing has come can be stopped where it is', async () => {
    await header.newTopic.click()
    await expect(page).toHaveURL('/')
    await home.composer.ask(newQuestion(testApp, silentAfter()))
    await expect(chat.answers).toBeVisible()
    await untilSeen(page, chat.stall.stop)
    await expect(chat.answers).toContainText(messages['chat.costNothing'])
    await page.clock.resume()
    await chat.stall.stop.click()
    await chat.reaches('stopped')
  })
})
