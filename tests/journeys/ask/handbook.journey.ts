import { expect, test } from '../journey.ts'

test.use({ engine: 'handbook', store: 'embedded' })

for (const [language, question, word] of [
  ['zh', '冷钱包和热钱包有什么区别？', /私钥|钱包/],
  ['en', 'What is the difference between hot and cold wallets?', /wallet/i],
] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('an answer is written before the eyes, with analysis and sources', async ({
      home,
      chat,
    }) => {
      await home.open()
      await home.composer.ask(question)
      await expect(chat.answers.getByRole('progressbar')).toBeVisible()
      await chat.reaches('streaming')
      const early = (await chat.answers.innerText()).length
      await expect.poll(async () => (await chat.answers.innerText()).length).toBeGreaterThan(early)
      await chat.reaches('done')
      await expect(chat.answers).toContainText(word)
      await expect(chat.answers.getByRole('heading').first()).toBeVisible()
      await expect(chat.sources.getByRole('link').first()).toHaveAttribute('href', /^https:/)

      await expect(chat.analysis).toHaveAttribute('aria-expanded', 'false')
      await chat.analysis.click()
      await expect(chat.analysis).toHaveAttribute('aria-expanded', 'true')
    })

    test('a hot topic asks at a click', async ({ page, home, chat }) => {
      await home.open()
      await expect(home.hotTopics).toHaveCount(6)
      const title = await home.hotTopics.nth(1).innerText()
      await home.hotTopics.nth(1).click()
      await expect(page).toHaveURL(/\/chat\//)
      await expect(chat.questions).toContainText(title)
      await chat.reaches('done')
      await expect(chat.sources.getByRole('link').first()).toBeVisible()
    })
  })
}

test('without DeepThink there is no analysis', async ({ home, chat }) => {
  await home.open()
  await home.composer.switchOff('DeepThink')
  await home.composer.ask('What is staking?')
  // An analysis would come first.
  await chat.reaches('streaming')
  await expect(chat.analysis).toHaveCount(0)
})
