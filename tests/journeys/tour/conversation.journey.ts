import { instantly, refusing, silentAfter, thinkingFirst } from '../../fakes/model-scripts.ts'
import { WIDE, windowOf } from '../checks/inspection.ts'
import { research } from '../test-app/research.ts'
import { expect, test } from './guide.ts'

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language })

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
      await look('chat-waiting')
      phases.thinks.resolve()
      await chat.reaches('thinking')
      await expect(chat.answers).toContainText(analysis.slice(-8))
      await look('chat-thinking')
      phases.searches.resolve()
      const found = { zh: '正在阅读找到的内容', en: 'Reading what was found' }[language]
      await expect(chat.answers).toContainText(found)
      await look('chat-searching')
      phases.speaks.resolve()
      await chat.reaches('streaming')
      await look('chat-streaming')
      phases.ends.resolve()
      await chat.reaches('done')
      await expect(chat.answers.getByRole('slider')).toBeVisible()
      await look('chat-done')
      await chat.sources.getByRole('button', { name: messages['chat.openSources'] }).click()
      await expect(page.getByRole('complementary').getByRole('link').first()).toBeVisible()
      await look('chat-sources')
      await page.keyboard.press('Escape')

      await chat.analysis.click()
      await chat.actions.export.click()
      await expect(chat.actions.format(messages['header.export.docx'])).toBeVisible()
      await look('chat-export')
      await page.keyboard.press('Escape')
      await header.share.click()
      await expect(share.publicAccess).toBeEnabled()
      await look('chat-share')
      await share.publicAccess.click()
      await expect(share.link).toBeVisible()
      await look('chat-shared')
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
      await page.getByText(/left in this topic|本话题还可发送/).focus()
      await expect(page.getByRole('tooltip')).toContainText(messages['chat.messagesLeftHint'])
      await look('chat-left', WIDE)
      await expect(page.getByRole('tooltip')).toBeAttached()
      await chat.editOf(chat.questions).click()
      await chat.editDialog.field.fill(followUp)
      await expect(chat.editDialog.save).toBeEnabled()
      await look('chat-edit')
      await chat.editDialog.save.click()
      await expect(chat.questionVersions.position).toHaveText('2/2')
      await chat.reaches('done')
      await look('chat-version')

      testApp.model.answer(third, refusing(500))
      await chat.composer.ask(third)
      await chat.reaches('failed')
      await look('chat-failed')
      testApp.model.answer(third, thinkingFirst(analysis, silentAfter(beginning)))
      await chat.regenerate().click()
      await chat.reaches('streaming')
      await chat.composer.stop.click()
      await chat.reaches('stopped')
      await look('chat-stopped')
    })
  })
}

const signal = () => Promise.withResolvers<void>()
