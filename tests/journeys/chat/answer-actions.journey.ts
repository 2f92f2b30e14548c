import type { TopicContent } from '@coinquiry/api-client'
import type { Page } from '@playwright/test'
import { instantly } from '../../fakes/model-scripts.ts'
import type { User } from '../../fixtures/users.ts'
import { expect, test } from '../journey.ts'
import type { ChatPage } from '../pages/chat-page.ts'
import type { Messages } from '../pages/messages.ts'

const answer = `## Bold\n\nIt is **heavy**.\n\n${'It pays for a place.\n\n'.repeat(30)}`

interface Dislike {
  readonly page: Page
  readonly chat: ChatPage
  readonly user: User
  readonly topicsId: string
  readonly messages: Messages
}

const dislikeWithReason = ({ page, chat, user, topicsId, messages }: Dislike) =>
  test.step('a dislike can have a reason, which is asked for once', async () => {
    const { dislike, reason } = chat.actions
    await dislike.click()
    await expect(reason.getByRole('button', { name: messages['feedback.skip'] })).toBeInViewport()
    await expect(reason.getByRole('status')).toHaveText(messages['feedback.announcement'])
    await expect(dislike).toBeFocused()
    await reason.getByLabel(messages['feedback.outOfDate']).check()
    await reason.getByLabel(messages['feedback.text']).fill('2023?')
    await reason.getByRole('button', { name: messages['feedback.send'] }).click()
    await expect(reason.getByRole('status')).toHaveText(messages['feedback.thanks'])
    await expect(dislike).toBeFocused()
    const body = { topics_id: topicsId }
    const kept = await user.post<TopicContent>('/topics/fetch_topic_message', body)
    expect(kept.cur_message.at(-1)?.content_list[0]).toMatchObject({
      is_like: 2,
      dislike_reason: { choices: ['out_of_date'], text: '2023?' },
    })
    await page.reload()
    await expect(dislike).toHaveAttribute('aria-pressed', 'true')
    await expect(reason).toHaveCount(0)
  })

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('an answer is rated, kept and shared', async ({
    ask,
    page,
    chat,
    header,
    notes,
    user,
    share,
    messages,
  }) => {
    const topicsId = await ask(`What is a fee? ${crypto.randomUUID()}`, instantly(answer))
    await chat.open(topicsId)

    await test.step('favorite and share act on the topic, as the header does', async () => {
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

    await test.step('a rating is set, changed and taken back, and stays after a reload', async () => {
      const { like, dislike } = chat.actions
      const kept: unknown[] = []
      page.on('requestfinished', (request) => {
        if (request.url().endsWith('/handle_topic_comments'))
          kept.push(request.postDataJSON().comments)
      })
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

    await dislikeWithReason({ page, chat, user, topicsId, messages })
  })
})

test('an answer is copied, and rated unless that is refused', async ({
  ask,
  page,
  context,
  chat,
  notes,
  user,
  messages,
}) => {
  const question = `What is **bold**? ${crypto.randomUUID()}`
  const topicsId = await ask(question, instantly(answer))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await chat.open(topicsId)

  await test.step('an answer and a question are copied as they were written', async () => {
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    // Looked for beforehand, since both are there for two seconds only.
    const seen = Promise.all([
      expect(chat.actions.copied).toBeVisible(),
      expect(notes).toContainText(messages['chat.copied']),
    ])
    await chat.actions.copy.click()
    await seen
    expect(await clipboard()).toContain('## Bold\n\nIt is **heavy**.')
    const rich = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      return (await item?.getType('text/html'))?.text()
    })
    expect(rich).toContain('<h2>Bold</h2><p>It is <strong>heavy</strong>.</p>')
    await expect(chat.actions.copied).toBeHidden()
    await chat.questions.getByRole('button', { name: messages['chat.copy'], exact: true }).click()
    await expect.poll(clipboard).toBe(question)
  })

  await test.step('a refused rating is undone, in the text of the server', async () => {
    await page.route('**/handle_topic_comments', (route) =>
      route.fulfill({
        json: { code: 1, data: 'Not now.', message: 'Not now.', error_key: 'error.noAccess' },
      }),
    )
    await chat.actions.like.click()
    await expect(notes).toContainText('Not now.')
    await expect(chat.actions.like).toHaveAttribute('aria-pressed', 'false')
    await page.unroute('**/handle_topic_comments')
  })

  await dislikeWithReason({ page, chat, user, topicsId, messages })
})
