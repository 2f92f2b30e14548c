import type { Page } from '@playwright/test'
import { chromium } from '../../chromium.ts'
import { slowly } from '../../fakes/model-scripts.ts'
import { below, settled, top } from '../checks/scroll-position.ts'
import { expect, test } from '../journey.ts'
import type { ChatPage } from '../pages/chat-page.ts'
import type { HomePage } from '../pages/home-page.ts'
import type { TestApp } from '../test-app/test-app.ts'
import { drawDown } from '../users/input.ts'

test.use({
  seesMovement: true,
  hasTouch: true,
  viewport: { width: 1280, height: 800 },
  // The scrollbar is pressed as a person presses it.
  launchOptions: { ...chromium, ignoreDefaultArgs: ['--hide-scrollbars'] },
})

const paragraphs = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `Paragraph ${from + at}.`).join('\n\n')

const intents = {
  wheel: (page: Page) => page.mouse.wheel(0, -300),
  key: (page: Page) => page.keyboard.press('PageUp'),
  'drag of the scrollbar': dragScrollbarUp,
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
  await comeNear(page, 90)
  await expect(chat.jump).toBeHidden()
  answer.goOn()
  answer.end()
  await chat.reaches('done')
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1)

  // Where nothing more comes, what somebody is about to press stays where it is.
  await expect(chat.actions.copy).toBeVisible()
  await wheelUp(page, chat)
  await comeNear(page, 90)
  await expect(chat.jump).toBeHidden()
  await settled(page)
  expect(await below(page)).toBeGreaterThan(50)
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

for (const rate of [2, 4]) {
  test(`on a machine ${rate} times as slow nothing but the person ends following`, async ({
    page,
    home,
    chat,
    testApp,
    messages,
  }) => {
    const question = `A table, please. ${crypto.randomUUID()}`
    testApp.model.answer(question, slowly(tableFirst(), 25))
    await home.open()
    await slowDown(page, rate)
    await home.composer.ask(question)
    await expect(chat.answers).toBeVisible()
    const jumps = await countJumps(page, messages['chat.jump'])
    await expect(chat.answers).toContainText('Paragraph 39.')
    await chat.reaches('done')
    await expect.poll(() => below(page)).toBeLessThanOrEqual(1)
    expect(await jumps()).toBe(0)
  })
}

test('a page that gets shorter and longer again is still followed', async ({
  page,
  home,
  chat,
  testApp,
}) => {
  const answer = await followAnswer({ page, home, chat, testApp })
  await page.evaluate(() => {
    const text = document.querySelector<HTMLElement>('main article:last-of-type')
    if (!text) throw new Error('There is no answer')
    text.style.display = 'none'
    // The end of the page moves up, and the view with it.
    document.documentElement.getBoundingClientRect()
    text.style.display = ''
  })
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1)
  await expect(chat.jump).toBeHidden()
  answer.goOn()
  answer.end()
  await chat.reaches('done')
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1)
})

test('selected text stays where it is until nothing is selected any more', async ({
  page,
  home,
  chat,
  testApp,
}) => {
  const answer = await followAnswer({ page, home, chat, testApp })
  // A word: beside the text a double click selects from one paragraph into the next.
  await paragraph(chat, 38).dblclick({ position: { x: 20, y: 12 } })
  const place = await settled(page)
  answer.goOn()
  await expect(chat.answers).toContainText('Paragraph 79.')
  await expect(chat.jump).toBeVisible()
  expect(await top(page)).toBe(place)
  expect(await page.evaluate(() => String(getSelection()).trim())).toBe('Paragraph')
  await chat.composer.field.click()
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1)
  await expect(chat.jump).toBeHidden()
  answer.end()
})

test('what is selected in the composer holds nothing up', async ({ page, home, chat, testApp }) => {
  const answer = await followAnswer({ page, home, chat, testApp })
  await chat.composer.field.fill('And what of this?')
  await chat.composer.field.selectText()
  answer.goOn()
  await expect(chat.answers).toContainText('Paragraph 79.')
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1)
  answer.end()
})

test('who walks up with the keyboard is not brought back', async ({
  page,
  home,
  chat,
  testApp,
  messages,
}) => {
  const answer = await followAnswer({ page, home, chat, testApp })
  const copy = chat.questions.getByRole('button', { name: messages['chat.copy'] })
  await expect(async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(copy).toBeFocused({ timeout: 100 })
  }).toPass()
  const place = await settled(page)
  answer.goOn()
  await expect(chat.answers).toContainText('Paragraph 79.')
  expect(await top(page)).toBe(place)
  answer.end()
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
  await expect(paragraph(chat, 39)).toBeVisible()
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1)
  return { goOn: more.resolve, end: last.resolve }
}

/** As it is drawn: what is read out may be ahead of it. */
const paragraph = (chat: ChatPage, number: number) =>
  chat.answers.locator('p:not([aria-live])', { hasText: new RegExp(`^Paragraph ${number}\\.$`) })

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

/** A table at the beginning, then enough to scroll. */
function* tableFirst(): Iterable<string> {
  yield '| Chain | Finality | Fees |\n| --- | --- | --- |\n'
  for (let row = 0; row < 12; row++)
    yield* [`| Chain ${row} `, `| ${row} minutes, give or take `, '| some cents ', '|\n']
  yield '\n'
  for (let at = 0; at < 40; at++) yield* [`Paragraph `, `${at}.`, '\n\n']
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const machine = await page.context().newCDPSession(page)
  await machine.send('Emulation.setCPUThrottlingRate', { rate })
}

/** How often the button that leads back to the end has appeared since. */
async function countJumps(page: Page, name: string): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle((label) => {
    const seen = { times: 0 }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.getAttribute('aria-label') === label) seen.times++
    }).observe(document.body, { childList: true, subtree: true })
    return seen
  }, name)
  return () => count.evaluate(({ times }) => times)
}

/** Presses the handle of the scrollbar and draws it a little up. */
async function dragScrollbarUp(page: Page): Promise<void> {
  const { x, y } = await page.evaluate(() => {
    const { clientWidth, clientHeight, scrollHeight } = document.documentElement
    return {
      x: (clientWidth + innerWidth) / 2,
      // In the middle of the handle of a page that stands at its end.
      y: clientHeight - 20 - (clientHeight * clientHeight) / scrollHeight / 2,
    }
  })
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 150, { steps: 5 })
  await page.mouse.up()
}

/** To so many px from the end of the page. */
const comeNear = (page: Page, distance: number) =>
  page.evaluate((left) => {
    const { scrollHeight, clientHeight } = document.documentElement
    scrollTo({ top: scrollHeight - clientHeight - left, behavior: 'instant' })
  }, distance)
