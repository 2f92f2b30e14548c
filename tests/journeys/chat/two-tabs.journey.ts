import { expect, test } from '../journey.ts'
import { ChatPage } from '../pages/chat-page.ts'
import { HomePage } from '../pages/home-page.ts'
import { SiteHeader } from '../pages/site-header.ts'
import { heldAnswer, newQuestion } from '../test-app/answers.ts'
import { sharerOf } from '../users/user.ts'

test('two tabs of one topic show the same', async ({
  page,
  context,
  chat,
  header,
  share,
  user,
  testApp,
  messages,
}) => {
  // It takes more messages than a free user has.
  await sharerOf(testApp, user).pay()
  const topicsId = await user.ask('What is a block?')
  const otherPage = await context.newPage()
  const other = new ChatPage(otherPage, messages)
  await chat.open(topicsId)
  await other.open(topicsId)
  await expect(other.answers).toHaveCount(1)

  await test.step('a version that is chosen in one tab is shown in the other', async () => {
    await page.bringToFront()
    await chat.regenerate().click()
    await expect(chat.answerVersions.position).toHaveText('2/2')
    await chat.reaches('done')
    await expect(other.answerVersions.position).toHaveText('2/2')
    await chat.answerVersions.previous.click()
    await expect(chat.answerVersions.position).toHaveText('1/2')
    await expect(other.answerVersions.position).toHaveText('1/2')
  })

  await test.step('so are a favorite, and who may read the topic', async () => {
    const { favorite } = new SiteHeader(otherPage, messages)
    const mark = otherPage.getByRole('button', { name: messages['chat.publicMark'] })
    await expect(favorite).toHaveAttribute('aria-pressed', 'false')
    await header.favorite.click()
    await expect(favorite).toHaveAttribute('aria-pressed', 'true')
    await header.share.click()
    for (const isPublic of [true, false]) {
      await share.publicAccess.click()
      await expect(mark).toHaveCount(isPublic ? 1 : 0)
    }
    await page.keyboard.press('Escape')
    await expect(share.dialog).toBeHidden()
  })

  await test.step('two tabs of one topic show the same answer as it is written', async () => {
    const answer = heldAnswer('First this.')
    const question = newQuestion(testApp, answer.script)
    await chat.composer.ask(question)
    await expect(chat.answers.last()).toContainText('First this.')
    await otherPage.bringToFront()
    await expect(other.questions.last()).toContainText(question)
    await expect(other.answers.last()).toContainText('First this.')
    await other.reaches('streaming')
    answer.release()
    await other.reaches('done')
    await expect(other.answers.last()).toContainText('And that is all.')
    await page.bringToFront()
    await chat.reaches('done')
  })

  await test.step('an edit that is under way waits for an answer that another tab has asked for', async () => {
    await chat.editOf(chat.questions.last()).click()
    await chat.editDialog.field.fill('What is a long block?')

    const answer = heldAnswer('Meanwhile this.')
    await other.composer.ask(newQuestion(testApp, answer.script))
    await expect(page.getByText('Meanwhile this.').first()).toBeAttached()
    await expect(chat.editDialog.save).toBeDisabled()
    answer.release()
    await expect(chat.editDialog.save).toBeEnabled()
    await chat.editDialog.save.click()
    await expect(chat.questions.last()).toContainText('What is a long block?')
    await expect(chat.questionVersions.position).toHaveText('2/2')
    await chat.reaches('done')
  })

  await test.step('a second tab shows the answer and stops it for both', async () => {
    await chat.composer.ask(newQuestion(testApp, heldAnswer('Seen by two.').script))
    await expect(chat.answers.last()).toContainText('Seen by two.')

    await otherPage.reload()
    await expect(other.answers.last()).toContainText('Seen by two.')
    await other.composer.stop.click()
    await chat.reaches('stopped')
    await expect(other.answers.last()).toContainText('You stopped this answer.')
    await expect(chat.answers.last()).toContainText('Seen by two.')
  })
})

test('what is left of the day is the same in both, and so is that all topics are gone', async ({
  page,
  context,
  home,
  header,
  chat,
  settings,
  messages,
}) => {
  const otherPage = await context.newPage()
  const other = new HomePage(otherPage, messages)
  await other.open()
  await expect(other.composer.form).toContainText('3 topics left today')
  await page.bringToFront()
  await home.open()
  await home.composer.ask('What is a block?')
  await chat.reaches('done')
  await expect(other.composer.form).toContainText('2 topics left today')

  await otherPage.goto(page.url())
  await expect(new ChatPage(otherPage, messages).answers).toHaveCount(1)
  await header.openSettings()
  await settings.show('data')
  await settings.deleteTopics.click()
  await settings.confirm('topicsDelete')
  await expect(page).toHaveURL('/')
  await expect(otherPage.getByRole('alert')).toContainText(messages['chat.noAccess'])
})
