import { inspectInBoth, seeInBoth } from '../checks/languages.ts'
import { expect, test } from '../journey.ts'
import { HomePage } from '../pages/home-page.ts'
import { messages as allMessages } from '../pages/messages.ts'

const said = {
  en: {
    topicLimit: 'You have reached the daily topic limit for the free version',
    messageLimit: 'You have reached the daily message limit for the free version',
    one: '1 message left in this topic',
    renewal: 'New ones from 8:00 AM.',
    newTopic: 'You can still start a new topic.',
  },
  zh: {
    topicLimit: '你已达到免费版每日话题上限',
    messageLimit: '你已达到免费版每日消息上限',
    one: '本话题还可发送 1 条消息',
    renewal: '8:00 起',
    newTopic: '也可以新建话题',
  },
} as const

test.describe('where midnight UTC is eight in the morning', () => {
  test.use({ timezoneId: 'Asia/Shanghai' })

  test('what is left runs out: of follow-ups, then of topics', async ({
    page,
    home,
    chat,
    pricing,
    user,
    messages,
  }) => {
    const topicsId = await user.ask('Question zero')
    await user.ask('Question one', topicsId)
    await user.ask('Question two', topicsId)

    await test.step('out of follow-ups', async () => {
      await chat.open(topicsId)
      await seeInBoth(page, (language) => expect(page.getByText(said[language].one)).toBeVisible())
      await chat.composer.ask('Question three')
      await expect(chat.answers).toHaveCount(4)
      await chat.reaches('done')
      await inspectInBoth(page, 'no-message-left', async (language) => {
        const { messageLimit, renewal, newTopic } = said[language]
        const limit = page.locator('form').filter({ hasText: messageLimit })
        await expect(limit).toContainText(renewal)
        await expect(limit).toContainText(newTopic)
        await expect(page.getByText(messageLimit)).toBeInViewport()
        await expect(limit.getByRole('status').filter({ hasText: messageLimit })).toHaveCount(1)
      })

      await chat.composer.field.fill('Question four')
      await expect(chat.composer.send).toBeDisabled()
      await chat.composer.field.press('Enter')
      await expect(chat.questions).toHaveCount(4)
      await expect(chat.composer.field).toHaveValue('Question four')
      await page.getByRole('main').getByRole('button', { name: messages['pro.try'] }).click()
      await expect(pricing.dialog).toBeVisible()
    })

    await test.step('out of topics', async () => {
      for (const question of ['Topic two', 'Topic three']) await user.ask(question)
      await page.setViewportSize({ width: 375, height: 667 })
      await home.open()
      await inspectInBoth(page, 'no-topic-left', async (language) => {
        const { topicLimit, renewal } = said[language]
        await expect(page.locator('form').filter({ hasText: topicLimit })).toContainText(renewal)
        await expect(page.getByText(topicLimit)).toBeInViewport({ ratio: 1 })
        await expect(new HomePage(page, allMessages[language]).hotTopics).toHaveCount(6)
      })
      await home.composer.ask('Topic four')
      await expect(pricing.dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(pricing.dialog).toBeHidden()
      await expect(home.composer.field).toHaveValue('Topic four')
      await expect(page).toHaveURL('/')
    })
  })
})

test('what is left is counted, and leads to Pro', async ({
  page,
  home,
  header,
  chat,
  pricing,
  notes,
  user,
  messages,
}) => {
  await home.open()
  await expect(page.getByText(`3 topics left today · ${messages['home.proHint']}`)).toBeVisible()

  await test.step('the count of messages explains itself, and leads to Pro', async () => {
    await chat.open(await user.ask('Question zero'))
    await page.getByText('3 messages left in this topic').focus()
    await expect(page.getByRole('tooltip')).toHaveText(messages['chat.messagesLeftHint'])
    await page.getByRole('main').getByRole('button', { name: messages['pro.try'] }).click()
    await expect(pricing.dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(pricing.dialog).toBeHidden()
  })

  await test.step('a refused question returns to the composer', async () => {
    await user.ask('Topic two')
    await home.open()
    await expect(page.getByText('1 topic left today')).toBeVisible()
    await user.ask('Topic three, on another device')
    await home.composer.ask('Topic four')
    await expect(notes).toContainText('You have reached the daily topic limit')
    await expect(chat.composer.field).toHaveValue('Topic four')
    await expect(chat.answers).toHaveCount(0)
  })

  await test.step('what is left is counted, and Pro is hinted at, until nothing is left', async () => {
    await header.home.click()
    await expect(home.composer.form).toContainText(messages['home.limitTitle'])
    await home.tryPro.click()
    await expect(pricing.dialog).toBeVisible()
  })
})
