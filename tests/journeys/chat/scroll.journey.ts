import type { Page } from '@playwright/test'
import { slowly } from '../../fakes/model-scripts.ts'
import { below, settled, top } from '../checks/scroll-position.ts'
import { expect, test } from '../journey.ts'
import type { ChatPage } from '../pages/chat-page.ts'
import { drawDown } from '../users/input.ts'
import { followAnswer, followUntil, paragraph } from './followed-answer.ts'

test.use({ seesMovement: true, hasTouch: true, viewport: { width: 1280, height: 800 } })

const intents = {
  wheel: (page: Page) => page.mouse.wheel(0, -300),
  key: (page: Page) => page.keyboard.press('PageUp'),
  touch: drawDown,
} satisfies Record<string, (page: Page) => Promise<unknown>>

for (const [name, lookUp] of Object.entries(intents)) {
  test(`the page follows an answer until a ${name} leads up, and stays there to its end`, ({
    page,
    home,
    chat,
    testApp,
  }) => followUntil(lookUp, { page, home, chat, testApp }))
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
    test.slow()
    const question = `A table, please. ${crypto.randomUUID()}`
    testApp.model.answer(question, slowly(tableFirst(), 25))
    await home.open()
    await slowDown(page, rate)
    await home.composer.ask(question)
    await expect(chat.answers).toBeVisible()
    const jumps = await countJumps(page, messages['chat.jump'])
    await expect(chat.answers).toContainText('Paragraph 39.', { timeout: 60_000 })
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

test.describe('where text appears at once', () => {
  test.use({ seesMovement: false })

  test('what follows a first line that moved nothing is followed', async ({
    page,
    home,
    chat,
    testApp,
  }) => {
    // The first line takes the place of the progress, which may be as high.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('main article[data-state] { min-height: 12rem }')
      document.adoptedStyleSheets = [sheet]
    })
    const answer = await followAnswer({ page, home, chat, testApp })
    answer.goOn()
    await expect(chat.answers).toContainText('Paragraph 79.')
    await expect.poll(() => below(page)).toBeLessThanOrEqual(1)
    answer.end()
  })
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
  }).toPass({ intervals: [0] })
  const place = await settled(page)
  answer.goOn()
  await expect(chat.answers).toContainText('Paragraph 79.')
  expect(await top(page)).toBe(place)
  answer.end()
})

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

/** To so many px from the end of the page. */
const comeNear = (page: Page, distance: number) =>
  page.evaluate((left) => {
    const { scrollHeight, clientHeight } = document.documentElement
    scrollTo({ top: scrollHeight - clientHeight - left, behavior: 'instant' })
  }, distance)
