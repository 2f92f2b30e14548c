import { stopClock } from '../checks/clock.ts'
import { expect, test } from '../journey.ts'

test.use({ seesMovement: true, permissions: ['clipboard-read', 'clipboard-write'] })

test('what is said for a moment', async ({
  page,
  chat,
  header,
  history,
  notes,
  pricing,
  settings,
  user,
  messages,
}) => {
  await page.clock.install()
  await chat.open(await user.ask('What is a fork?'))
  await chat.reaches('done')
  await expect(chat.actions.copy).toBeEnabled()
  await stopClock(page)
  const said = notes.getByRole('listitem', { includeHidden: true })
  /** How high it stands, once it is there. */
  async function place(): Promise<number> {
    await expect(async () => {
      await page.clock.runFor(20)
      expect(await said.count()).toBe(1)
    }).toPass({ intervals: [50] })
    const box = await said.boundingBox()
    return box ? box.y + box.height / 2 : Number.NaN
  }
  async function goesAfter(ms: number): Promise<void> {
    await page.clock.runFor(ms - 200)
    await expect(said).toHaveCount(1)
    await page.clock.runFor(1000)
    await expect(said).toHaveCount(0)
  }

  await test.step('a copied question says so for 1.5 seconds, an answer for 2', async () => {
    for (const [part, ms] of [
      [chat.questions, 1500],
      [chat.answers, 2000],
    ] as const) {
      const button = (id: 'chat.copy' | 'chat.copied') =>
        part.getByRole('button', { name: messages[id], exact: true })
      await button('chat.copy').click()
      await expect(button('chat.copied')).toBeVisible()
      await page.clock.runFor(ms - 100)
      await expect(button('chat.copied')).toBeVisible()
      await page.clock.runFor(100)
      await expect(button('chat.copy')).toBeVisible()
    }
    // The toasts that said so are gone before the next ones.
    await page.clock.runFor(10_000)
    await expect(said).toHaveCount(0)
  })

  await test.step('a toast is shown on top for 2 seconds in chat and history, below for 4 elsewhere', async () => {
    await chat.actions.favorite.click()
    expect(await place()).toBeLessThan(200)
    await goesAfter(2000)

    await page.clock.resume()
    await history.open()
    await expect(history.topics).toHaveCount(1)
    await stopClock(page)
    await history.favorite('fork').click()
    expect(await place()).toBeLessThan(200)
    await goesAfter(2000)

    await page.clock.resume()
    await pricing.open()
    await header.openSettings()
    await settings.show('data')
    await settings.deleteTopics.click()
    await stopClock(page)
    await settings.confirm('topicsDelete')
    expect(await place()).toBeGreaterThan(500)
    await goesAfter(4000)
  })
})
