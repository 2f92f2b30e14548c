import type { Page } from '@playwright/test'
import { thinkingFirst } from '../../peers/model-scripts.ts'
import { heldAnswer } from '../house/scripts.ts'
import { expect, test } from '../journey.ts'
import { HistoryPage } from '../pages/history-page.ts'

/** The page's clock stands still from now on, and goes only as far as it is told. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('a copied question says so for 1.5 seconds, an answer for 2', async ({
    page,
    chat,
    person,
    words,
  }) => {
    await page.clock.install()
    await chat.open(await person.ask('What is a block?'))
    await chat.reaches('done')
    await expect(chat.actions.copy).toBeEnabled()
    await stopClock(page)
    for (const [part, ms] of [
      [chat.questions, 1500],
      [chat.answers, 2000],
    ] as const) {
      const button = (id: 'chat.copy' | 'chat.copied') =>
        part.getByRole('button', { name: words[id], exact: true })
      await button('chat.copy').click()
      await expect(button('chat.copied')).toBeVisible()
      await page.clock.runFor(ms - 100)
      await expect(button('chat.copied')).toBeVisible()
      await page.clock.runFor(100)
      await expect(button('chat.copy')).toBeVisible()
    }
  })
})

test('what is said in passing stands on top for 2 seconds in chat and history, below for 4 elsewhere', async ({
  page,
  chat,
  header,
  settings,
  person,
  words,
}) => {
  // A dialog that is open hides them from all but the announcer.
  const includeHidden = true
  const region = page.getByRole('region', { name: words['toasts.region'], includeHidden })
  const notes = region.getByRole('listitem', { includeHidden })
  /** How high it stands, once it is there. */
  async function place(): Promise<number> {
    await expect(async () => {
      await page.clock.runFor(20)
      expect(await notes.count()).toBe(1)
    }).toPass({ intervals: [50] })
    const box = await notes.boundingBox()
    return box ? box.y + box.height / 2 : Number.NaN
  }
  async function goesAfter(ms: number): Promise<void> {
    await page.clock.runFor(ms - 200)
    await expect(notes).toHaveCount(1)
    await page.clock.runFor(1000)
    await expect(notes).toHaveCount(0)
  }
  await page.clock.install()
  await chat.open(await person.ask('What is a fork?'))
  await chat.reaches('done')
  await stopClock(page)
  await chat.actions.bookmark.click()
  expect(await place()).toBeLessThan(200)
  await goesAfter(2000)

  await page.clock.resume()
  const history = new HistoryPage(page, words)
  await history.open()
  await expect(history.topics).toHaveCount(1)
  await stopClock(page)
  await history.favourite('fork').click()
  expect(await place()).toBeLessThan(200)
  await goesAfter(2000)

  await page.clock.resume()
  await page.goto('/price')
  await header.openSettings()
  await settings.show('data')
  await settings.deleteTopics.click()
  await stopClock(page)
  await settings.confirm('topicsDelete')
  expect(await place()).toBeGreaterThan(500)
  await goesAfter(4000)
})

test('progress is told after half a second, and step by step to the last', async ({
  page,
  home,
  chat,
  house,
  words,
}) => {
  const question = `Be slow ${crypto.randomUUID()}`
  const answer = heldAnswer('')
  house.model.answer(question, answer.script)
  const bar = chat.answers.getByRole('progressbar')
  await page.clock.install()
  await home.open()
  await expect(home.hotTopics).toHaveCount(6)
  await home.composer.field.fill(question)
  await stopClock(page)
  await home.composer.field.press('Enter')
  await chat.reaches('waiting')
  await expect(bar).toHaveCount(0)
  for (const [place, ms] of [500, 8500, 8500, 8500, 8500, 8500].entries()) {
    await page.clock.runFor(ms)
    const step = words[`progress.${(place + 1) as 1 | 2 | 3 | 4 | 5 | 6}`]
    await expect(chat.answers).toContainText(step)
    await expect(bar).toHaveAttribute('aria-valuenow', String(place))
  }
  await page.clock.runFor(60_000)
  await expect(chat.answers).toContainText(words['progress.6'])
  await page.clock.resume()
  answer.release()
  await chat.reaches('done')
})

test('the heading of an analysis is typed at 80 ms a character', async ({
  page,
  home,
  chat,
  house,
  words,
}) => {
  const question = `Think first ${crypto.randomUUID()}`
  const answer = heldAnswer('')
  house.model.answer(question, thinkingFirst('So many things.', answer.script))
  const heading = chat.answers.getByRole('button', { name: words['chat.thinking'] })
  const typed = async () =>
    (await heading.locator('span[aria-hidden=true]').allTextContents()).join().length
  await page.clock.install()
  await home.open()
  await expect(home.hotTopics).toHaveCount(6)
  await home.composer.field.fill(question)
  await stopClock(page)
  await home.composer.field.press('Enter')
  await expect(async () => {
    await page.clock.runFor(10)
    expect(await typed()).toBeGreaterThan(0)
  }).toPass({ intervals: [20] })
  const first = await typed()
  for (const more of [1, 2, 3]) {
    await page.clock.runFor(70)
    expect(await typed()).toBe(first + more - 1)
    await page.clock.runFor(10)
    await expect.poll(typed).toBe(first + more)
  }
  answer.release()
})
