import { instantly } from '../../fakes/model-scripts.ts'
import { expect, test } from '../journey.ts'
import { heldAnswer } from '../test-app/answers.ts'
import { holdBack } from '../test-app/calls.ts'

test('questions and answers have versions', async ({ ask, page, chat, user, testApp }) => {
  await test.step('an edited question is a version of its own, with its own continuation', async () => {
    const edited = `What is a coin, really? ${crypto.randomUUID()}`
    const answer = heldAnswer('A coin has its own chain.')
    testApp.model.answer(edited, answer.script)
    const topicsId = await user.ask('What is a coin?')
    await user.ask('And a token?', topicsId)
    await chat.open(topicsId)
    await expect(chat.questions).toHaveCount(2)

    await chat.editOf(chat.questions.first()).click()
    await expect(chat.editDialog.field).toHaveValue('What is a coin?')
    await expect(chat.editDialog.save).toBeDisabled()
    await chat.editDialog.field.fill('   ')
    await expect(chat.editDialog.save).toBeDisabled()
    await chat.editDialog.field.fill(edited)
    await chat.editDialog.save.click()

    await expect(chat.answers).toContainText('A coin has its own chain.')
    await expect(chat.questions).toHaveCount(1)
    answer.release()
    await chat.reaches('done')
    await expect(chat.questions).toHaveCount(1)
    await expect(chat.questionVersions.position).toHaveText('2/2')
    await expect(chat.questionVersions.next).toBeDisabled()

    await chat.questionVersions.previous.click()
    await expect(chat.questions).toHaveText([/What is a coin\?/, /And a token\?/])
    await page.reload()
    await expect(chat.questions).toHaveText([/What is a coin\?/, /And a token\?/])
  })

  await test.step('a regenerated answer is a version of its own, with its own continuation', async () => {
    const question = `Why fees? ${crypto.randomUUID()}`
    const topicsId = await ask(question, instantly('Because space is scarce.'))
    await user.ask('And who gets them?', topicsId)
    await chat.open(topicsId)
    await expect(chat.answers).toContainText(['Because space is scarce.', 'And who gets them?'])

    const answer = heldAnswer('Because blocks are small.')
    testApp.model.answer(question, answer.script)
    await chat.regenerate(chat.answers.first()).click()
    await expect(chat.answers).toContainText(['Because blocks are small.'])
    await expect(chat.questions).toHaveCount(1)
    answer.release()
    await chat.reaches('done')
    await expect(chat.questions).toHaveCount(1)
    await expect(chat.answerVersions.position).toHaveText('2/2')
    await chat.answerVersions.previous.click()
    await expect(chat.answers).toContainText(['Because space is scarce.', 'And who gets them?'])
    await page.reload()
    await expect(chat.answers).toContainText(['Because space is scarce.', 'And who gets them?'])
  })

  await test.step('a version that is asked for as soon as another is there comes once that is read', async () => {
    const question = `Why so soon? ${crypto.randomUUID()}`
    await chat.open(await user.ask(question))
    await chat.reaches('done')
    testApp.model.answer(question, instantly('The other answer.'))
    const topic = await holdBack(page, '**/topics/fetch_topic_message')
    await chat.regenerate().click()
    await expect(chat.answers).toContainText('The other answer.')
    await chat.reaches('done')
    await chat.answerVersions.previous.click()
    topic.release()
    await expect(chat.answers).toContainText('A short answer')
    await expect(chat.answerVersions.position).toHaveText('1/2')
  })
})
