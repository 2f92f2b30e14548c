import { calling } from '../../fakes/model-scripts.ts'
import { expect, test } from '../journey.ts'
import { sharerOf } from '../users/user.ts'
import { openWithoutApp } from './prerendered-topic.ts'

test.use({ engine: 'researcher' })

const texts = {
  zh: {
    question: '比特币现在多少钱？请核对价格。',
    answer: '比特币现报 **$91,234.5** 🚀，另一处写的是 $95,871.25。贝莱德也这样看[1]。',
    price: '91,234.50 美元',
  },
  en: {
    question: 'What does bitcoin cost now? Check the price.',
    answer:
      'Bitcoin is at **$91,234.5** 🚀 now, while another place has $95,871.25. BlackRock agrees [1].',
    price: '$91,234.50',
  },
} as const

for (const [language, width] of [
  ['zh', 1280],
  ['en', 375],
] as const) {
  test.describe(language, () => {
    test.use({ language, viewport: { width, height: 800 } })

    test('an answer says which of its numbers come from where, which from nowhere, and what a source does not say', async ({
      page,
      chat,
      shared,
      testApp,
      user,
      messages,
    }) => {
      const { question, answer } = texts[language]
      const call = { name: 'market_data', arguments: { assets: ['bitcoin'] } }
      testApp.model.answer(
        question,
        calling([call], (reply) => {
          reply.say(answer)
          reply.end()
        }),
      )
      const topicsId = await user.ask(question)
      const line = chat.answers.getByText(/2.*1.*“\?”$/)
      const price = chat.answers.getByRole('button', { name: '$91,234.5' })
      const wrong = chat.answers.getByRole('button', { name: '$95,871.25' })
      const doubted = chat.answers.locator('[data-doubted]')
      const card = page.getByRole('group', { name: messages['figures.read'] })
      const link = card.getByRole('link', { name: 'CoinGecko', exact: true })

      async function readByKeyboard(): Promise<void> {
        await price.focus()
        await page.keyboard.press('ArrowLeft')
        await expect(card).toContainText(texts[language].price)
        await page.keyboard.press('Tab')
        await expect(link).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(link).toHaveCount(0)
        await expect(price).toBeFocused()
        await page.keyboard.press('ArrowRight')
        await expect(wrong).toBeFocused()
        await expect(page.getByText(messages['figures.unfoundMeaning'])).toBeVisible()
        await page.keyboard.press('Escape')
      }

      await test.step('in the chat', async () => {
        await chat.open(topicsId)
        await expect(line).toBeVisible()
        await expect(wrong).toHaveAccessibleDescription(messages['figures.unfound'])
        await expect(doubted).toContainText(messages['figures.unsupported'])
        await expect(doubted.getByRole('link')).toHaveAttribute('href', /coingecko/)
        await expect(chat.answers.getByText(/^1.*1.*“\?”$/)).toBeVisible()
        await readByKeyboard()
      })

      await test.step('on the shared page, before the app runs and after', async () => {
        const app = await openWithoutApp(shared, await sharerOf(testApp, user).share(topicsId))
        await expect(line).toBeVisible()
        await expect(wrong).toBeVisible()
        await expect(doubted).toBeVisible()
        app.release()
        await page.waitForLoadState('networkidle')
        await readByKeyboard()
      })
    })
  })
}
