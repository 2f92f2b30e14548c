import { silentAfter, thinkingFirst } from '../../fakes/model-scripts.ts'
import { showIn } from '../checks/languages.ts'
import { nameAfter } from '../test-app/research.ts'
import { expect, test } from './guide.ts'

test.use({
  provoked:
    /ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING|INTERNET_DISCONNECTED)|status of 401/,
})

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
  testApp.model.answer(texts.question, thinkingFirst(texts.analysis, silentAfter(texts.beginning)))
  // What a chat needs, in each language, is there before the server goes.
  await chat.open(await user.ask(texts.others[0]))
  await chat.reaches('done')
  await showIn(page, 'zh')
  await showIn(page, 'en')
  await chat.composer.ask(texts.question)
  await chat.reaches('streaming')
  await testApp.kill()
  await look('chat-reconnecting', 'chat.reconnecting')
  await testApp.restart()
  await chat.reaches('interrupted')
  await look('chat-interrupted', 'chat.interrupted')

  await context.setOffline(true)
  await look('chat-offline', 'connection.offline')
  await context.setOffline(false)
  await expect(page.getByText(messages['connection.offline'])).toBeHidden()

  await chat.open(crypto.randomUUID())
  await expect(home.backHome).toBeVisible()
  await look('chat-no-access', 'chat.noAccess')
  await user.logOut()
  await page.goto('/points')
  await expect(login.expired).toBeVisible()
  await look('login-expired', 'login.expired')
})
