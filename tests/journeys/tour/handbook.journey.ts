import { inspect } from '../checks/inspection.ts'
import { ChatPage } from '../pages/chat-page.ts'
import { HomePage } from '../pages/home-page.ts'
import { messages as allMessages } from '../pages/messages.ts'
import { textsIn } from '../test-app/texts.ts'
import { expect, test } from './guide.ts'

test.use({ engine: 'handbook', store: 'embedded' })

test('what the handbook answers is open to everybody', async ({ page, header }) => {
  for (const language of ['en', 'zh'] as const)
    await test.step(language, async () => {
      const messages = allMessages[language]
      const home = new HomePage(page, messages)
      const chat = new ChatPage(page, messages)
      await home.open()
      if (language === 'zh') await header.language.click()
      await expect(page.getByText(messages['home.handbook'])).toBeVisible()
      await expect(home.hotTopics).toHaveCount(6)
      await inspect(page, language, 'home-handbook')
      await home.composer.ask(textsIn[language].known)
      await chat.reaches('done')
      await chat.analysis.click()
      await inspect(page, language, 'chat-handbook')
    })
})
