import { instantly } from '../../peers/model-scripts.ts'
import { nameAfter, research } from '../house/research.ts'
import { newPerson } from '../people/person.ts'
import { sharerOf } from '../people/sharer.ts'
import { expect, test } from './guide.ts'

test.use({ provoked: /status of 404/ })

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('going on with what is shared is open to everybody', async ({
      page,
      house,
      chat,
      person,
      shared,
      texts,
      words,
      look,
    }) => {
      const { question, rest, followUp, title } = texts
      research(house, texts)
      house.model.answer(followUp, instantly(rest))
      nameAfter(house, followUp)
      const owner = await newPerson(house)
      await sharerOf(house, owner).rename('Olivia Hartmann')
      const token = await sharerOf(house, owner).share(await owner.ask(question))
      await shared.open(token)
      await shared.continue.click()
      await expect(shared.chat.composer.field).toBeFocused()
      await expect(shared.chat.answers.getByRole('slider')).toBeVisible()
      await look('share-continue')
      const topicsId = crypto.randomUUID()
      await page.goto(`/chat/${topicsId}/${token}`)
      await expect(page.getByText(title)).toBeVisible()
      await look('chat-continues')
      await chat.composer.ask(followUp)
      await expect(page).toHaveURL(`/chat/${topicsId}`)
      await chat.reaches('done')
      await look('chat-continued')

      const sharer = sharerOf(house, person)
      const own = await sharer.share(topicsId)
      await sharer.permit(own, false)
      await shared.open(own)
      await expect(page.getByText(words['share.onlyYou'])).toBeVisible()
      await look('share-closed')
    })
  })
}
