import { instantly } from '../../fakes/model-scripts.ts'
import { newUser } from '../../fixtures/users.ts'
import { nameAfter, research } from '../test-app/research.ts'
import { sharerOf } from '../users/user.ts'
import { expect, test } from './guide.ts'

test.use({ provoked: /status of 404/ })

test('going on with what is shared is open to everybody', async ({
  page,
  testApp,
  chat,
  user,
  shared,
  texts,
  look,
}) => {
  const { question, rest, followUp, title } = texts
  research(testApp, texts)
  testApp.model.answer(followUp, instantly(rest))
  nameAfter(testApp, followUp)
  const owner = await newUser(testApp.server)
  await sharerOf(testApp, owner).rename('Olivia Hartmann')
  const token = await sharerOf(testApp, owner).share(await owner.ask(question))
  await shared.open(token)
  await shared.continue.click()
  await expect(shared.chat.composer.field).toBeFocused()
  await expect(shared.chat.answers.getByRole('slider')).toBeVisible()
  await look('share-continue', 'chart.table')
  const topicsId = crypto.randomUUID()
  await page.goto(`/chat/${topicsId}/${token}`)
  await expect(page.getByText(title)).toBeVisible()
  await look('chat-continues', 'chat.continues')
  await chat.composer.ask(followUp)
  await expect(page).toHaveURL(`/chat/${topicsId}`)
  await chat.reaches('done')
  await look('chat-continued', 'chat.continues')

  const sharer = sharerOf(testApp, user)
  const own = await sharer.share(topicsId)
  await sharer.permit(own, false)
  await shared.open(own)
  await look('share-closed', 'share.onlyYou')
})
