import { expect, test } from '../journey.ts'
import { holdBack } from '../test-app/calls.ts'

test('a person who is faster than the server', async ({
  page,
  home,
  header,
  chat,
  history,
  share,
  user,
  messages,
}) => {
  await test.step('a chat that is slow to come says so, and who turns back can ask anew', async () => {
    await home.open()
    await expect(home.hotTopics).toHaveCount(6)
    const slow = await holdBack(page, '**/assets/*.js')
    await home.composer.ask('What is a wallet?')
    await expect.poll(slow.made).toBeGreaterThan(0)
    const loading = page.getByRole('status').filter({ hasText: messages['part.loading'] })
    await expect(loading).toBeVisible()
    await expect(home.composer.send).toBeDisabled()
    await header.home.click()
    await expect(home.composer.send).toBeEnabled()
    await expect(loading).toHaveCount(0)
    slow.release()
    await home.composer.field.press('Enter')
    await chat.reaches('done')
    await expect(chat.questions).toHaveCount(1)
  })

  await test.step('a favorite that is toggled faster than the server answers ends as it was left', async () => {
    const star = header.favorite
    const slow = await holdBack(page, '**/topics/collection')
    for (const pressed of ['true', 'false', 'true', 'false', 'true']) {
      await star.click()
      await expect(star).toHaveAttribute('aria-pressed', pressed)
    }
    await expect.poll(slow.made).toBe(1)
    // Read meanwhile, because another tab has changed it, the topic is what it was before.
    const read = page.waitForResponse('**/topics/fetch_topic_message')
    await page.evaluate(() => {
      const topicsId = location.pathname.split('/').at(-1)
      new BroadcastChannel('changes').postMessage(`topic ${topicsId}`)
    })
    await (await read).finished()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    const changes = await star.evaluateHandle((button) => {
      const seen: (string | null)[] = []
      new MutationObserver(() => seen.push(button.getAttribute('aria-pressed'))).observe(button, {
        attributeFilter: ['aria-pressed'],
      })
      return seen
    })
    const asked: number[] = []
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/topics/collection'))
        asked.push(Number(request.postDataJSON().is_collected))
    })
    slow.release()
    await expect.poll(() => asked).toEqual([1, 0, 1, 0, 1])
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    expect(await changes.jsonValue()).toEqual([])
    await page.reload()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('a topic whose access is switched faster than the server answers ends as it was left', async () => {
    await header.share.click()
    const { publicAccess } = share
    const slow = await holdBack(page, '**/topics/share_topic')
    for (const isPublic of [true, false, true]) {
      await publicAccess.click()
      await expect(publicAccess).toBeChecked({ checked: isPublic })
    }
    await expect.poll(slow.made).toBe(1)
    const settled = page.waitForResponse(
      (response) =>
        response.url().endsWith('/share_permission') &&
        response.request().postDataJSON().public_permission === 1,
    )
    slow.release()
    await settled
    await page.reload()
    await header.share.click()
    await expect(publicAccess).toBeChecked()
  })

  await test.step('a topic is deleted once, and its question stays until then', async () => {
    await user.ask('What is a shard?')
    await history.open()
    const slow = await holdBack(page, '**/topics/delete_topic')
    await history.remove('shard').click()
    await history.confirm.dblclick()
    await page.keyboard.press('Escape')
    await expect(history.confirmation).toBeVisible()
    await expect.poll(slow.made).toBe(1)
    slow.release()
    await expect(history.confirmation).toBeHidden()
    await expect(history.topic('shard')).toHaveCount(0)
    await expect(history.topics).toHaveCount(1)
  })
})
