import type { Page } from '@playwright/test'
import { pausedAt } from '../house/scripts.ts'
import { expect, test } from '../journey.ts'
import type { ChatPage } from '../pages/chat-page.ts'

test.use({ hasTouch: true })

const paragraphs = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `Paragraph ${from + at}.`).join('\n\n')

const below = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement
    return Math.round(scrollHeight - clientHeight - scrollTop)
  })
const top = (page: Page) => page.evaluate(() => Math.round(document.documentElement.scrollTop))

const intents = {
  wheel: (page: Page) => page.mouse.wheel(0, -300),
  key: (page: Page) => page.keyboard.press('PageUp'),
  'drag of the scrollbar': (page: Page) => page.evaluate(() => scrollBy(0, -300)),
  async touch(page: Page) {
    const finger = await page.context().newCDPSession(page)
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: 300, y: 200 }],
    })
    for (let y = 220; y <= 500; y += 20)
      await finger.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: 300, y }],
      })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  },
} satisfies Record<string, (page: Page) => Promise<unknown>>

for (const [name, lookUp] of Object.entries(intents)) {
  test(`the page follows an answer until a ${name} leads up, and stays there to its end`, async ({
    page,
    home,
    chat,
    house,
  }) => {
    const more = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const question = `At length, please. ${crypto.randomUUID()}`
    house.model.answer(question, async (reply) => {
      const part = (text: string, released: Promise<void>) => pausedAt([{ say: text }], 1, released)
      reply.say(paragraphs(0, 40))
      await more.promise
      await part(`\n\n${paragraphs(40, 80)}`, end.promise)(reply)
    })
    await home.open()
    await home.composer.ask(question)
    await expect(chat.answers).toContainText('Paragraph 39.')
    await expect.poll(() => below(page)).toBeLessThanOrEqual(1)
    await expect(chat.jump).toBeHidden()

    await page.mouse.move(300, 300)
    await chat.composer.field.blur()
    await lookUp(page)
    await expect(chat.jump).toBeVisible()
    const place = await settled(page)
    more.resolve()
    await expect(chat.answers).toContainText('Paragraph 79.')
    expect(await top(page)).toBe(place)
    end.resolve()
    await chat.reaches('done')
    await expect(chat.actions.copy).toBeVisible()
    expect(await top(page)).toBe(place)

    await chat.jump.click()
    await expect.poll(() => below(page)).toBeLessThanOrEqual(1)
    await expect(chat.jump).toBeHidden()
  })
}

test('within 100 px of the end the page follows again', async ({ page, home, chat, house }) => {
  const more = Promise.withResolvers<void>()
  const question = `At length, please. ${crypto.randomUUID()}`
  house.model.answer(
    question,
    pausedAt([{ say: paragraphs(0, 40) }, { say: `\n\n${paragraphs(40, 80)}` }], 1, more.promise),
  )
  await home.open()
  await home.composer.ask(question)
  await expect(chat.answers).toContainText('Paragraph 39.')
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1)
  await wheelUp(page, chat)
  await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement
    scrollTo({ top: scrollHeight - clientHeight - 90, behavior: 'instant' })
  })
  await expect(chat.jump).toBeHidden()
  more.resolve()
  await chat.reaches('done')
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1)
})

test('who has jumped to the latest is followed again', async ({ page, home, chat, house }) => {
  const more = Promise.withResolvers<void>()
  const question = `At length, please. ${crypto.randomUUID()}`
  house.model.answer(
    question,
    pausedAt([{ say: paragraphs(0, 40) }, { say: `\n\n${paragraphs(40, 80)}` }], 1, more.promise),
  )
  await home.open()
  await home.composer.ask(question)
  await expect(chat.answers).toContainText('Paragraph 39.')
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1)
  await wheelUp(page, chat)
  await chat.jump.click()
  await expect(chat.jump).toBeHidden()
  more.resolve()
  await chat.reaches('done')
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1)
})

/**
 * Until the page stands higher up: a wheel that turns while the page itself is moving may be lost,
 * and a click on what still moves has the page scrolled by the one who tries it.
 */
async function wheelUp(page: Page, chat: ChatPage): Promise<void> {
  await page.mouse.move(300, 300)
  await expect(async () => {
    await page.mouse.wheel(0, -400)
    await expect(chat.jump).toBeVisible({ timeout: 1000 })
  }).toPass()
  await settled(page)
}

/** Where the page stands once it has stopped moving. */
async function settled(page: Page): Promise<number> {
  let before = -1
  await expect
    .poll(async () => {
      const now = await top(page)
      const isStill = now === before
      before = now
      return isStill
    })
    .toBe(true)
  return before
}
