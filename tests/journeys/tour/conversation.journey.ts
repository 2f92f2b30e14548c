import { instantly, refusing, silentAfter, thinkingFirst } from '../../fakes/model-scripts.ts'
import { inspect, WIDE, windowOf } from '../checks/inspection.ts'
import { research } from '../test-app/research.ts'
import { expect, test } from './guide.ts'

test('an answer is open to everybody while it comes and once it is there', async ({
  page,
  header,
  testApp,
  home,
  chat,
  share,
  texts,
  messages,
  look,
}) => {
  const { question, analysis } = texts
  const phases = { thinks: signal(), searches: signal(), speaks: signal(), ends: signal() }
  research(testApp, texts, (phase) => phases[phase].promise)
  await home.open()
  await home.composer.ask(question)
  await expect(chat.answers.getByRole('progressbar')).toBeVisible()
  await look('chat-waiting', 'chat.notAdvice')
  phases.thinks.resolve()
  await chat.reaches('thinking')
  await expect(chat.answers).toContainText(analysis.slice(-8))
  await look('chat-thinking', 'chat.thinking')
  phases.searches.resolve()
  await expect(chat.answers).toContainText('Reading what was found')
  await look('chat-searching', 'chat.thinking')
  phases.speaks.resolve()
  await chat.reaches('streaming')
  await look('chat-streaming', 'chat.notAdvice')
  phases.ends.resolve()
  await chat.reaches('done')
  await expect(chat.answers.getByRole('slider')).toBeVisible()
  await look('chat-done', 'chart.table')
  await chat.sources.getByRole('button', { name: messages['chat.openSources'] }).click()
  await expect(page.getByRole('complementary').getByRole('link').first()).toBeVisible()
  await look('chat-sources', 'source.unknown')
  await page.keyboard.press('Escape')

  await chat.analysis.click()
  await chat.actions.export.click()
  await expect(chat.actions.format(messages['header.export.docx'])).toBeVisible()
  await look('chat-export', 'header.export.docx')
  await page.keyboard.press('Escape')
  await header.share.click()
  await expect(share.publicAccess).toBeEnabled()
  await look('chat-share', 'share.needsPublic')
  await share.publicAccess.click()
  await expect(share.link).toBeVisible()
  await look('chat-shared', 'share.publicText')
})

test('a conversation that takes other ways is open to everybody', async ({
  page,
  testApp,
  chat,
  user,
  texts,
  messages,
  look,
}) => {
  const { question, followUp, third, analysis, beginning, rest, title } = texts
  testApp.model.title(question, title)
  testApp.model.answer(question, instantly(beginning))
  testApp.model.answer(followUp, instantly(rest))
  // A tooltip goes when the window changes.
  await page.setViewportSize(windowOf(WIDE))
  await chat.open(await user.ask(question))
  await page.getByText(/left in this topic/).focus()
  await expect(page.getByRole('tooltip')).toContainText(messages['chat.messagesLeftHint'])
  await look('chat-left', 'chat.messagesLeftHint', WIDE)
  await expect(page.getByRole('tooltip')).toBeAttached()
  await chat.editOf(chat.questions).click()
  await chat.editDialog.field.fill(followUp)
  await expect(chat.editDialog.save).toBeEnabled()
  await look('chat-edit', 'chat.editNote')
  await chat.editDialog.save.click()
  await expect(chat.questionVersions.position).toHaveText('2/2')
  await chat.reaches('done')
  await look('chat-version', 'chat.notAdvice')

  testApp.model.answer(third, refusing(500))
  await chat.composer.ask(third)
  await chat.reaches('failed')
  await look('chat-failed', 'chat.failed')
  testApp.model.answer(third, thinkingFirst(analysis, silentAfter(beginning)))
  await chat.regenerate().click()
  await chat.reaches('streaming')
  await chat.composer.stop.click()
  await chat.reaches('stopped')
  await look('chat-stopped', 'chat.stopped')
})

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('what is asked and answered is open to everybody', async ({
    page,
    testApp,
    history,
    chat,
    user,
    texts,
    messages,
  }) => {
    research(testApp, texts)
    await chat.open(await user.ask(texts.question))
    await chat.reaches('done')
    await expect(chat.answers.getByRole('slider')).toBeVisible()
    await chat.analysis.click()
    await expect(chat.answers).toContainText(texts.analysis.slice(-8))
    await inspect(page, 'zh', 'chat-in-chinese')
    await chat.sources.getByRole('button', { name: messages['chat.openSources'] }).click()
    await expect(page.getByRole('complementary').getByRole('link').first()).toBeVisible()
    await inspect(page, 'zh', 'sources-in-chinese')
    await history.open()
    await expect(history.topics).toHaveCount(1)
    await inspect(page, 'zh', 'history-in-chinese')
  })
})

const signal = () => Promise.withResolvers<void>()
