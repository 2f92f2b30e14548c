import type { Locator } from '@playwright/test'
import { instantly } from '../../fakes/model-scripts.ts'
import { expect, test } from '../journey.ts'
import { holdBack } from '../test-app/calls.ts'
import { sharerOf } from '../users/user.ts'

test('a page of a few lines can be read', async ({
  page,
  context,
  chat,
  header,
  user,
  messages,
}) => {
  await page.setViewportSize({ width: 320, height: 200 })
  await test.step('a conversation that is loading has a placeholder', async () => {
    const topic = await holdBack(page, '**/topics/fetch_topic_message')
    await chat.open(await user.ask('What is a bridge? '.repeat(60)))
    await expect(page.getByText(messages['chat.loading'])).toBeAttached()
    topic.release()
    await chat.reaches('done')
    await expect(page.getByText(messages['chat.loading'])).toHaveCount(0)
  })

  await test.step('magnified to 400 % the bars scroll away, and what is written can be read', async () => {
    await chat.questions.evaluate((question) => question.scrollIntoView({ block: 'start' }))
    await expect(chat.composer.field).not.toBeInViewport()
    await expect(header.theme).not.toBeInViewport()
    expect(await shareOfWindow(chat.questions)).toBeGreaterThan(0.75)
  })

  await test.step('who loses the network reads of it wherever the page is scrolled to', async () => {
    await page.setViewportSize({ width: 320, height: 480 })
    await context.setOffline(true)
    await expect(page.getByText(messages['connection.offline'])).toBeInViewport()
    await context.setOffline(false)
    await expect(page.getByText(messages['connection.offline'])).toBeHidden()
  })
})

/** How much of the window's height shows this, uncovered. */
const shareOfWindow = (text: Locator) =>
  text.evaluate((element) => {
    const rows = Array.from({ length: innerHeight }, (_, y) => y)
    const seen = rows.filter((y) => {
      const hit = document.elementFromPoint(innerWidth / 2, y)
      return hit !== null && element.contains(hit)
    })
    return seen.length / rows.length
  })

test.describe('a long Chinese title', () => {
  test.use({ language: 'zh', viewport: { width: 375, height: 700 } })

  const title = '特币的总量上限为两千一百万枚，价格从五美元到十美元不等，具体看市场'

  /** The characters that lines begin with. */
  const begins = (heading: Locator) =>
    heading.evaluate((shown) => {
      const text = shown.firstChild
      const tops = Array.from(shown.textContent, (_, at) => {
        const range = document.createRange()
        if (text) range.setStart(text, at)
        if (text) range.setEnd(text, at + 1)
        return range.getBoundingClientRect().top
      })
      return [...shown.textContent].filter((_, at) => tops[at] !== tops[at - 1])
    })

  test('has no line that begins with a comma', async ({ ask, page, chat, testApp, user }) => {
    testApp.model.title(title, title)
    const topicsId = await ask(title, instantly(`## ${title}\n\n好。`))
    await page.goto(`/share/${await sharerOf(testApp, user).share(topicsId)}`)
    await chat.reaches('done')
    for (const heading of [
      page.getByRole('heading', { level: 1, name: title.slice(0, 20) }),
      chat.answers.getByRole('heading', { name: title }),
    ]) {
      const lines = await begins(heading)
      expect(lines.length).toBeGreaterThan(1)
      expect(lines).not.toContain('，')
    }
  })
})
