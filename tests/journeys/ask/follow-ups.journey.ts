import { expect, test } from '../journey.ts'
import { sharerOf } from '../users/user.ts'

test.use({ engine: 'handbook' })

const cases = [
  {
    language: 'zh',
    width: 1280,
    question: '质押是什么？',
    offered: '质押 10 个 ETH，年化 3%，一年收益多少？',
    result: '0.3 ETH',
    form: { name: '质押收益', amount: /^数量/, wrong: '数量必须是数字。' },
    offTopic: '红烧肉怎么做？',
  },
  {
    language: 'en',
    width: 375,
    question: 'What is staking?',
    offered: 'How much do I earn staking 10 ETH at 3% APR for a year?',
    result: '0.3 ETH',
    form: { name: 'Staking yield', amount: /^Amount/, wrong: 'Amount must be a number.' },
    offTopic: 'How do I braise pork belly?',
  },
] as const

for (const { language, width, question, offered, result, form, offTopic } of cases) {
  test.describe(language, () => {
    test.use({ language, viewport: { width, height: 800 } })

    test('what an answer offers is asked at a press, as long as something may be asked', async ({
      page,
      home,
      chat,
      user,
      testApp,
    }) => {
      await home.open()
      await home.composer.ask(question)
      await chat.reaches('done')
      await expect(chat.followUps).toHaveCount(3)
      const first = chat.followUps.first()
      await expect(first).toHaveText(offered)

      await test.step('by keyboard, without what was written being lost', async () => {
        await chat.composer.field.fill('Later')
        await first.press('Enter')
        await expect(chat.questions).toHaveCount(2)
        await expect(chat.questions.last()).toContainText(offered)
        await chat.reaches('done')
        await expect(chat.answers.last()).toContainText(result)
        await expect(chat.composer.field).toHaveValue('Later')
        await expect(chat.followUps.filter({ hasText: offered })).toHaveCount(0)
        await page.reload()
        await expect(chat.followUps.first()).toBeEnabled()
      })

      await test.step('the numbers of a sum can be changed, and a wrong one is told', async () => {
        const sum = page.getByRole('region', { name: form.name })
        const amount = sum.getByLabel(form.amount)
        await expect(amount).toHaveValue('10')
        await amount.fill('200')
        await expect(sum).toContainText('6 ETH')
        await amount.fill('many')
        await expect(sum).toContainText(form.wrong)
        await expect(amount).toHaveAccessibleDescription(form.wrong)
        await expect(sum).not.toContainText('6 ETH')
      })

      await test.step('not after a question that is taken for off topic', async () => {
        await chat.composer.ask(offTopic)
        await expect(chat.questions).toHaveCount(3)
        await chat.reaches('done')
        await expect(chat.followUps).toHaveCount(0)
      })

      await test.step('not without allowance', async () => {
        for (const count of [4, 5]) {
          await chat.composer.ask(question)
          await expect(chat.questions).toHaveCount(count)
          await chat.reaches('done')
        }
        await expect(chat.followUps.first()).toBeVisible()
        await expect(chat.followUps.first()).toBeDisabled()
      })

      await test.step('not to whoever reads a shared topic', async () => {
        const topicsId = page.url().split('/').at(-1) ?? ''
        const token = await sharerOf(testApp, user).share(topicsId)
        await page.goto(`/share/${token}`)
        await expect(chat.answers).toHaveCount(5)
        await expect(chat.followUps).toHaveCount(0)
      })
    })
  })
}
