import type { Page } from '@playwright/test'
import { instantly } from '../../fakes/model-scripts.ts'
import { nameAfter, research } from '../test-app/research.ts'
import { expect, test } from './guide.ts'

test('what a member has gathered is open to everybody', async ({
  page,
  testApp,
  history,
  home,
  chat,
  palette,
  user,
  points,
  pricing,
  texts,
  messages,
  look,
  hotTopics,
}) => {
  const { question, followUp, third, others, title, beginning } = texts
  research(testApp, texts)
  for (const further of [followUp, third]) testApp.model.answer(further, instantly(beginning))
  for (const other of others) {
    nameAfter(testApp, other)
    const otherId = await user.ask(other)
    for (const further of [followUp, third]) await user.ask(further, otherId)
  }
  const topicsId = await user.ask(question)
  for (const further of [followUp, third, followUp]) await user.ask(further, topicsId)

  await spreadOverMonths(page)
  await history.open()
  await expect(history.topics).toHaveCount(3)
  await expect(history.days).toHaveCount(3)
  await history.favorite(title).click()
  await expect(history.undo).toBeVisible()
  // Toasts stay while the window has no focus.
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await look('history', 'history.favoriteAdded')
  await history.find(texts.word)
  await expect(history.hits.first()).toBeVisible()
  await look('history-hits', 'history.favoriteAdded')
  await history.find('zzzz')
  await look('history-nothing', 'history.notFoundText')
  await history.clear.click()
  await history.remove(title).click()
  await expect(history.confirmation).toBeVisible()
  await look('history-delete', 'history.deleteConfirm')
  await page.keyboard.press('Escape')
  await palette.open()
  await palette.field.fill(texts.word)
  await expect(palette.options.first()).toContainText(texts.word)
  await look('palette-hits', 'palette.topics')
  await page.keyboard.press('Escape')

  await points.open()
  await expect(points.tasks).toHaveCount(6)
  await expect(points.records).toHaveCount(10)
  await expect(points.more).toBeVisible()
  await look('points', 'points.more')
  await chat.open(topicsId)
  await expect(chat.answers).toHaveCount(4)
  await look('chat-limit', 'chat.limitTitle')
  await home.open()
  await expect(page.getByText(messages['home.limitTitle'])).toBeVisible()
  await look('home-limit', hotTopics)
  await home.tryPro.click()
  await expect(pricing.dialog).toBeVisible()
  await look('price-dialog', 'pricing.lead')
  await page.goto(`/?order=${crypto.randomUUID()}`)
  await look('home-order-waiting', 'pricing.confirming')
})

const DAY_S = 86_400

/** Has the listed topics look as if they had been asked today, yesterday and long ago. */
const spreadOverMonths = (page: Page) =>
  page.route('**/topics/fetch_topic_list*', async (route) => {
    const reply = await route.fetch()
    const { data, ...body } = await reply.json()
    const aged = data.map((topic: { updated_at: number }, place: number) => ({
      ...topic,
      updated_at: topic.updated_at - ([0, 1, 40][place] ?? 0) * DAY_S,
    }))
    await route.fulfill({ json: { ...body, data: aged } })
  })
