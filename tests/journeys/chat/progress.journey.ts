import type { Page } from '@playwright/test'
import { thinkingFirst } from '../../fakes/model-scripts.ts'
import { stopClock } from '../checks/clock.ts'
import { expect, test } from '../journey.ts'
import { heldAnswer } from '../test-app/answers.ts'

test.use({ seesMovement: true })

/** The server as it is to a client of the specification, which knows no `progress` of a server's own. */
const withoutSteps = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = window
    window.fetch = async (...request) => {
      const response = await fetch(...request)
      if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response
      const body = response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(
        new TransformStream({
          transform(chunk: string, controller) {
            const frames = chunk.split(/(?<=\n\n)/)
            const others = frames.filter((frame) => !frame.includes('event: progress\n'))
            controller.enqueue(others.join(''))
          },
        }),
      )
      return new Response(body?.pipeThrough(new TextEncoderStream()), response)
    }
  })

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('the server says what it does before the model says anything', async ({
    page,
    home,
    chat,
    testApp,
    messages,
  }) => {
    const step = '正在把问题交给模型'
    const question = `Be silent ${crypto.randomUUID()}`
    const answer = heldAnswer('')
    testApp.model.answer(question, answer.script)
    await page.clock.install()
    await home.open()
    await home.composer.field.fill(question)
    await stopClock(page)
    await home.composer.field.press('Enter')
    // No time passes in the browser, so nothing of its own can be shown.
    await expect(chat.answers).toContainText(step)
    await expect(chat.answers.getByRole('progressbar')).toBeVisible()
    await page.clock.runFor(9000)
    await expect(chat.answers).toContainText(step)
    await expect(chat.answers).not.toContainText(messages['progress.1'])
    await page.clock.resume()
    answer.release()
    await chat.reaches('done')
  })
})

test('of a server without steps the page shows its own, and types headings', async ({
  page,
  home,
  header,
  chat,
  testApp,
  messages,
}) => {
  await withoutSteps(page)
  await page.clock.install()
  await home.open()

  await test.step('of a server without steps progress is shown after half a second, and step by step to the last', async () => {
    const question = `Be slow ${crypto.randomUUID()}`
    const answer = heldAnswer('')
    testApp.model.answer(question, answer.script)
    const bar = chat.answers.getByRole('progressbar')
    await expect(home.hotTopics).toHaveCount(6)
    await home.composer.field.fill(question)
    await stopClock(page)
    await home.composer.field.press('Enter')
    await chat.reaches('waiting')
    await expect(bar).toHaveCount(0)
    for (const [place, ms] of [500, 8500, 8500, 8500, 8500, 8500].entries()) {
      await page.clock.runFor(ms)
      const step = messages[`progress.${(place + 1) as 1 | 2 | 3 | 4 | 5 | 6}`]
      await expect(chat.answers).toContainText(step)
      await expect(bar).toHaveAttribute('aria-valuenow', String(place))
    }
    await page.clock.runFor(60_000)
    await expect(chat.answers).toContainText(messages['progress.6'])
    await page.clock.resume()
    answer.release()
    await chat.reaches('done')
  })

  await test.step('the heading of an analysis is typed at 80 ms a character', async () => {
    await header.newTopic.click()
    await expect(page).toHaveURL('/')
    const question = `Think first ${crypto.randomUUID()}`
    const answer = heldAnswer('')
    testApp.model.answer(question, thinkingFirst('So many things.', answer.script))
    const heading = chat.answers.getByRole('button', { name: messages['chat.thinking'] })
    const typed = async () =>
      (await heading.locator('span[aria-hidden=true]').allTextContents()).join().length
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
})
