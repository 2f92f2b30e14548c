import { instantly } from '../../fakes/model-scripts.ts'
import { expect, test } from '../journey.ts'

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('a long question is folded, and opened by a button, a search and print', async ({
    ask,
    chat,
    messages,
    page,
  }) => {
    const word = `quokka${crypto.randomUUID().slice(0, 4).replaceAll(/\d/g, 'x')}`
    const question = `${'减半会怎样影响价格？ What then?\n'.repeat(20)}${word} at its end.`
    const topicsId = await ask(question, instantly('Nobody knows.'))
    await chat.open(topicsId)
    const text = chat.questions.locator('p > span')
    const height = async () => (await text.boundingBox())?.height ?? 0
    const more = page.getByRole('button', { name: messages['chat.showMore'] })
    const less = page.getByRole('button', { name: messages['chat.showLess'] })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    const folded = await height()
    await more.press('Enter')
    await expect.poll(height).toBeGreaterThan(2 * folded)
    await less.press('Enter')
    await expect.poll(height).toBe(folded)

    await page.emulateMedia({ media: 'print' })
    await expect.poll(height).toBeGreaterThan(2 * folded)
    await page.emulateMedia({ media: null })
    await expect.poll(height).toBe(folded)

    // The browser's own search scrolls to what it has found.
    await text.evaluate((element) => {
      element.scrollTop = element.scrollHeight
    })
    await expect(less).toBeVisible()
    await expect.poll(height).toBeGreaterThan(2 * folded)

    await page.goto(`/history`)
    await page.goBack()
    await expect(more).toBeVisible()
    const [id] = await page.evaluate(async (topics_id) => {
      const response = await fetch('/api/v1/topics/fetch_topic_message', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${localStorage.getItem('access_token')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ topics_id }),
      })
      const { data } = await response.json()
      return data.cur_message.map(({ message_id }: { message_id: string }) => message_id)
    }, topicsId)
    await page.goto(`/chat/${topicsId}?message=${id}&find=${word}`)
    await expect(less).toBeVisible()
    await expect
      .poll(() =>
        page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map((range) => `${range}`)),
      )
      .toEqual([word])
  })
})
