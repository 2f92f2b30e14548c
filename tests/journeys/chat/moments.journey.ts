import { stopClock } from '../checks/clock.ts'
import { expect, test } from '../journey.ts'

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('a copied question says so for 1.5 seconds, an answer for 2', async ({
    page,
    chat,
    user,
    messages,
  }) => {
    await page.clock.install()
    await chat.open(await user.ask('What is a block?'))
    await chat.reaches('done')
    await expect(chat.actions.copy).toBeEnabled()
    await stopClock(page)
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
  })
})

test('a toast is shown on top for 2 seconds in chat and history, below for 4 elsewhere', async ({
  page,
  chat,
  header,
  history,
  notes,
  pricing,
  settings,
  user,
}) => {
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
  await page.clock.install()
  await chat.open(await user.ask('What is a fork?'))
  await chat.reaches('done')
  await stopClock(page)
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
