import { silentAfter, thinkingFirst } from '../../fakes/model-scripts.ts'
import { nameAfter } from '../test-app/research.ts'
import { expect, test } from './guide.ts'

test.use({
  provoked:
    /ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING|INTERNET_DISCONNECTED)|status of 401/,
})

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('what is lost and found again is open to everybody', async ({
      context,
      page,
      testApp,
      user,
      home,
      chat,
      login,
      texts,
      messages,
      look,
    }) => {
      nameAfter(testApp, texts.others[0])
      testApp.model.answer(
        texts.question,
        thinkingFirst(texts.analysis, silentAfter(texts.beginning)),
      )
      // What a chat needs is there before the server goes.
      await chat.open(await user.ask(texts.others[0]))
      await chat.reaches('done')
      await chat.composer.ask(texts.question)
      await chat.reaches('streaming')
      await testApp.kill()
      await expect(page.getByText(messages['chat.reconnecting'])).toBeVisible()
      await look('chat-reconnecting')
      await testApp.restart()
      await chat.reaches('interrupted')
      await look('chat-interrupted')

      await context.setOffline(true)
      await expect(page.getByText(messages['connection.offline'])).toBeVisible()
      await look('chat-offline')
      await context.setOffline(false)
      await expect(page.getByText(messages['connection.offline'])).toBeHidden()

      await chat.open(crypto.randomUUID())
      await expect(home.backHome).toBeVisible()
      await look('chat-no-access')
      await user.logOut()
      await page.goto('/points')
      await expect(login.expired).toBeVisible()
      await look('login-expired')
    })
  })
}
