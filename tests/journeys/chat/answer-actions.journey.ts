import { instantly } from '../../peers/model-scripts.ts'
import { expect, test } from '../journey.ts'

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('a rating is set, changed and taken back, and stays after a reload', async ({
      page,
      chat,
      person,
    }) => {
      const { like, dislike } = chat.actions
      const sent: unknown[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/handle_topic_comments'))
          sent.push(request.postDataJSON().comments)
      })
      await chat.open(await person.ask('What is a block?'))
      await like.click()
      await expect(like).toHaveAttribute('aria-pressed', 'true')
      await dislike.click()
      await expect(dislike).toHaveAttribute('aria-pressed', 'true')
      await expect(like).toHaveAttribute('aria-pressed', 'false')
      await expect.poll(() => sent).toEqual([1, 2])
      await page.waitForLoadState('networkidle')
      await page.reload()
      await expect(dislike).toHaveAttribute('aria-pressed', 'true')
      await dislike.click()
      await expect(dislike).toHaveAttribute('aria-pressed', 'false')
      await expect.poll(() => sent).toEqual([1, 2, 0])
    })

    test('a refused rating is undone, in the words of the server', async ({
      page,
      chat,
      person,
      words,
    }) => {
      await chat.open(await person.ask('What is a block?'))
      await page.route('**/handle_topic_comments', (route) =>
        route.fulfill({
          json: { code: 1, data: 'Not now.', message: 'Not now.', error_key: 'error.noAccess' },
        }),
      )
      await chat.actions.like.click()
      await expect(page.getByRole('region', { name: words['toasts.region'] })).toContainText(
        'Not now.',
      )
      await expect(chat.actions.like).toHaveAttribute('aria-pressed', 'false')
    })

    test('bookmark and share act on the topic, as the header does', async ({
      page,
      chat,
      person,
      words,
    }) => {
      await chat.open(await person.ask('What is a block?'))
      const notes = page.getByRole('region', { name: words['toasts.region'] })
      await chat.actions.bookmark.click()
      await expect(notes).toContainText(words['history.collected'])
      await expect(chat.actions.bookmark).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByRole('banner').locator('[aria-pressed=true]')).toHaveCount(1)
      await chat.actions.bookmark.click()
      await expect(notes).toContainText(words['history.uncollected'])
      await expect(page.getByRole('banner').locator('[aria-pressed=true]')).toHaveCount(0)
      await chat.actions.share.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('switch')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(chat.actions.share).toBeFocused()
    })
  })
}

test('an answer and a question are copied as they were written', async ({
  page,
  context,
  chat,
  person,
  house,
  words,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const question = `What is **bold**? ${crypto.randomUUID()}`
  house.model.answer(question, instantly('## Bold\n\nIt is **heavy**.'))
  await chat.open(await person.ask(question))
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await chat.actions.copy.click()
  await expect(chat.actions.copied).toBeVisible()
  expect(await clipboard()).toContain('## Bold\n\nIt is **heavy**.')
  await expect(page.getByRole('region', { name: words['toasts.region'] })).toContainText(
    words['chat.copied'],
  )
  await expect(chat.actions.copied).toBeHidden()
  await chat.questions.getByRole('button', { name: words['chat.copy'], exact: true }).click()
  await expect.poll(clipboard).toBe(question)
})
