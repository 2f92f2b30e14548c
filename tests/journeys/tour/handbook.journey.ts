import { expect, test } from './guide.ts'

test.use({ engine: 'handbook', store: 'embedded' })

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('what the handbook answers is open to everybody', async ({
      page,
      home,
      chat,
      texts,
      messages,
      look,
    }) => {
      await home.open()
      await expect(page.getByText(messages['home.handbook'])).toBeVisible()
      await expect(home.hotTopics).toHaveCount(6)
      await look('home-handbook')
      await home.composer.ask(texts.known)
      await chat.reaches('done')
      await chat.analysis.click()
      await look('chat-handbook')
    })
  })
}
