import { instantly } from '../../fakes/model-scripts.ts'
import { expect, test } from '../journey.ts'

for (const language of ['zh', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('a rating is set, changed and taken back, and stays after a reload', async ({
      page,
      chat,
      user,
    }) => {
      const { like, dislike } = chat.actions
      const kept: unknown[] = []
      page.on('requestfinished', (request) => {
        if (request.url().endsWith('/handle_topic_comments'))
          kept.push(request.postDataJSON().comments)
      })
      await chat.open(await user.ask('What is a block?'))
      await like.click()
      await expect(like).toHaveAttribute('aria-pressed', 'true')
      await dislike.click()
      await expect(dislike).toHaveAttribute('aria-pressed', 'true')
      await expect(like).toHaveAttribute('aria-pressed', 'false')
      await expect.poll(() => kept).toEqual([1, 2])
      await page.reload()
      await expect(dislike).toHaveAttribute('aria-pressed', 'true')
      await dislike.click()
      await expect(dislike).toHaveAttribute('aria-pressed', 'false')
      await expect.poll(() => kept).toEqual([1, 2, 0])
      await page.reload()
      await expect(like).toHaveAttribute('aria-pressed', 'false')
      await expect(dislike).toHaveAttribute('aria-pressed', 'false')
    })

    test('a refused rating is undone, in the text of the server', async ({
      page,
      chat,
      notes,
      user,
    }) => {
      await chat.open(await user.ask('What is a block?'))
      await page.route('**/handle_topic_comments', (route) =>
        route.fulfill({
          json: { code: 1, data: 'Not now.', message: 'Not now.', error_key: 'error.noAccess' },
        }),
      )
      await chat.actions.like.click()
      await expect(notes).toContainText('Not now.')
      await expect(chat.actions.like).toHaveAttribute('aria-pressed', 'false')
    })

    test('favorite and share act on the topic, as the header does', async ({
      page,
      chat,
      header,
      notes,
      user,
      share,
      messages,
    }) => {
      await chat.open(await user.ask('What is a block?'))
      await chat.actions.favorite.click()
      await expect(notes).toContainText(messages['history.favoriteAdded'])
      await expect(chat.actions.favorite).toHaveAttribute('aria-pressed', 'true')
      await expect(header.favorite).toHaveAttribute('aria-pressed', 'true')
      await chat.actions.favorite.click()
      await expect(notes).toContainText(messages['history.favoriteRemoved'])
      await expect(header.favorite).toHaveAttribute('aria-pressed', 'false')
      await chat.actions.share.click()
      await expect(share.publicAccess).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(share.dialog).toBeHidden()
      await expect(chat.actions.share).toBeFocused()
    })
  })
}

test('an answer and a question are copied as they were written', async ({
  ask,
  page,
  context,
  chat,
  notes,
  messages,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const question = `What is **bold**? ${crypto.randomUUID()}`
  await chat.open(await ask(question, instantly('## Bold\n\nIt is **heavy**.')))
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await chat.actions.copy.click()
  await expect(chat.actions.copied).toBeVisible()
  expect(await clipboard()).toContain('## Bold\n\nIt is **heavy**.')
  const rich = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    return (await item?.getType('text/html'))?.text()
  })
  expect(rich).toContain('<h2>Bold</h2><p>It is <strong>heavy</strong>.</p>')
  await expect(notes).toContainText(messages['chat.copied'])
  await expect(chat.actions.copied).toBeHidden()
  await chat.questions.getByRole('button', { name: messages['chat.copy'], exact: true }).click()
  await expect.poll(clipboard).toBe(question)
})
