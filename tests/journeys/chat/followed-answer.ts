import type { Page } from '@playwright/test'
import { below, manyFrames, settled, top } from '../checks/scroll-position.ts'
import { expect } from '../journey.ts'
import type { ChatPage } from '../pages/chat-page.ts'
import type { HomePage } from '../pages/home-page.ts'
import type { TestApp } from '../test-app/test-app.ts'

export interface FollowerPages {
  readonly page: Page
  readonly home: HomePage
  readonly chat: ChatPage
  readonly testApp: TestApp
}

/** Asks for something long; the page stands at the end of the first half of the answer. */
export async function followAnswer({ page, home, chat, testApp }: FollowerPages) {
  const begun = Promise.withResolvers<void>()
  const more = Promise.withResolvers<void>()
  const last = Promise.withResolvers<void>()
  const question = `At length, please. ${crypto.randomUUID()}`
  testApp.model.answer(question, async (reply) => {
    // What comes at a stroke would be shown from its beginning.
    reply.say(paragraphs(0, 1))
    await begun.promise
    reply.say(`\n\n${paragraphs(1, 40)}`)
    await more.promise
    reply.say(`\n\n${paragraphs(40, 80)}`)
    await last.promise
    reply.end()
  })
  await home.open()
  await home.composer.ask(question)
  await expect(paragraph(chat, 0)).toBeVisible()
  await manyFrames(page)
  begun.resolve()
  await expect(paragraph(chat, 39)).toBeVisible()
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1)
  return { goOn: more.resolve, end: last.resolve }
}

/** As it is drawn: what is read out may be ahead of it. */
export const paragraph = (chat: ChatPage, number: number) =>
  chat.answers.locator('p:not([aria-live])', { hasText: new RegExp(`^Paragraph ${number}\\.$`) })

/** Checks that the page follows an answer until `lookUp` moves it up, and stays there to its end. */
export async function followUntil(
  lookUp: (page: Page) => Promise<unknown>,
  reader: FollowerPages,
): Promise<void> {
  const { page, chat } = reader
  const answer = await followAnswer(reader)
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
}

const paragraphs = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `Paragraph ${from + at}.`).join('\n\n')
