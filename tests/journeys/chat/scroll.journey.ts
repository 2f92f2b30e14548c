import type { Page } from '@playwright/test'
import { below, settled, top } from '../checks/scroll-position.ts'
import { expect, test } from '../journey.ts'
import type { ChatPage } from '../pages/chat-page.ts'
import type { HomePage } from '../pages/home-page.ts'
import type { TestApp } from '../test-app/test-app.ts'
import { drawDown } from '../users/input.ts'

test.use({ hasTouch: true })

const paragraphs = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `Paragraph ${from + at}.`).join('\n\n')

const intents = {
  wheel: (page: Page) => page.mouse.wheel(0, -300),
  key: (page: Page) => page.keyboard.press('PageUp'),
  'drag of the scrollbar': (page: Page) => page.evaluate(() => scrollBy(0, -300)),
  touch: drawDown,
} satisfies Record<string, (page: Page) => Promise<unknown>>

for (const [name, lookUp] of Object.entries(intents)) {
  test(`the page follows an answer until a ${name} leads up, and stays there to its end`, async ({
    page,
    home,
    chat,
    testApp,
  }) => {
    const answer = await followAnswer({ page, home, chat, testApp })
    await expect(chat.jump).toBeHidden()

    await page.mouse.move(300, 300)
    await chat.composer.field.blur()
    await lookUp(page)
    await expect(chat.jump).toBeVisible()
    const place = await settled(page)
    answer.goOn()
    await expect(chat.answers).toContainText('Paragraph 79.')
    expect(await top(page)).toBe(place)
    answer.end()
    await chat.reaches('done')
    await expect(chat.actions.copy).toBeVisible()
    expect(await top(page)).toBe(place)

    await chat.jump.click()
    await expect.poll(() => below(page)).toBeLessThanOrEqual(1)
    await expect(chat.jump).toBeHidden()
  })
}

test('within 100 px of the end the page follows again', async ({ page, home, chat, testApp }) => {
  const answer = await followAnswer({ page, home, chat, testApp })
  await wheelUp(page, chat)
  await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement
    scrollTo({ top: scrollHeight - clientHeight - 90, behavior: 'instant' })
  })
  await expect(chat.jump).toBeHidden()
  answer.goOn()
  answer.end()
  await chat.reaches('done')
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1)
})

test('after a jump to the latest the page follows again', async ({ page, home, chat, testApp }) => {
  const answer = await followAnswer({ page, home, chat, testApp })
  await wheelUp(page, chat)
  await chat.jump.click()
  await expect(chat.jump).toBeHidden()
  answer.goOn()
  answer.end()
  await chat.reaches('done')
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1)
})

interface Reader {
  readonly page: Page
  readonly home: HomePage
  readonly chat: ChatPage
  readonly testApp: TestApp
}

/** Asks for something long; the page stands at the end of the first half of the answer. */
async function followAnswer({ page, home, chat, testApp }: Reader) {
  const more = Promise.withResolvers<void>()
  const last = Promise.withResolvers<void>()
  const question = `At length, please. ${crypto.randomUUID()}`
  testApp.model.answer(question, async (reply) => {
    reply.say(paragraphs(0, 40))
    await more.promise
    reply.say(`\n\n${paragraphs(40, 80)}`)
    await last.promise
    reply.end()
  })
  await home.open()
  await home.composer.ask(question)
  await expect(chat.answers).toContainText('Paragraph 39.')
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1)
  return { goOn: more.resolve, end: last.resolve }
}

/**
 * Repeats the wheel until the page has scrolled up, as events are lost while the page scrolls by
 * itself; waits until it rests, as Playwright scrolls to what it clicks while that moves.
 */
async function wheelUp(page: Page, chat: ChatPage): Promise<void> {
  await page.mouse.move(300, 300)
  await expect(async () => {
    await page.mouse.wheel(0, -400)
    await expect(chat.jump).toBeVisible({ timeout: 1000 })
  }).toPass()
  await settled(page)
}
