import { inspect } from '../checks/inspection.ts'
import { expect, test } from '../journey.ts'

for (const [language, topicLimit, messageLimit, one, renewal, newTopic] of [
  [
    'en',
    'You have reached the daily topic limit for the free version',
    'You have reached the daily message limit for the free version',
    '1 message left in this topic',
    'New ones from 8:00 AM.',
    'You can still start a new topic.',
  ],
  [
    'zh',
    '你已达到免费版每日话题上限',
    '你已达到免费版每日消息上限',
    '本话题还可发送 1 条消息',
    '8:00 起',
    '也可以新建话题',
  ],
] as const) {
  test.describe(language, () => {
    // Where midnight UTC is eight in the morning.
    test.use({ language, timezoneId: 'Asia/Shanghai' })

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
        await expect(page.getByText(one)).toBeVisible()
        await chat.composer.ask('Question three')
        await expect(chat.answers).toHaveCount(4)
        await chat.reaches('done')
        const limit = chat.composer.form.filter({ hasText: messageLimit })
        await expect(limit).toContainText(renewal)
        await expect(limit).toContainText(newTopic)
        await expect(page.getByText(messageLimit)).toBeInViewport()
        await inspect(page, language, 'no-message-left')

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
        const limit = home.composer.form.filter({ hasText: topicLimit })
        await expect(limit).toContainText(renewal)
        await expect(page.getByText(topicLimit)).toBeInViewport({ ratio: 1 })
        await expect(home.hotTopics).toHaveCount(6)
        await inspect(page, language, 'no-topic-left')
        await home.composer.ask('Topic four')
        await expect(pricing.dialog).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(pricing.dialog).toBeHidden()
        await expect(home.composer.field).toHaveValue('Topic four')
        await expect(page).toHaveURL('/')
      })
    })
  })
}

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
