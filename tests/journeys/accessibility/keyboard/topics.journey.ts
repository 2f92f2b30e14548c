import { expect, test } from '../../journey.ts'
import { foreignTopic } from '../../users/user.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('topics are found, shared, kept, deleted and gone on from', async ({
  page,
  testApp,
  keyboard,
  chat,
  history,
  notes,
  share,
  shared,
  user,
  messages,
}) => {
  const title = 'What is a lightning node?'
  await test.step('a topic is found and opened', async () => {
    testApp.model.title(title, title)
    await user.ask(title)
    await user.ask('What is a coin?')
    await history.open()
    await keyboard.write(history.search, 'lightning')
    await keyboard.press('Enter')
    await expect(history.topics).toHaveCount(1)
    await expect(history.search).toBeFocused()
    await keyboard.use(history.link(title))
    await expect(chat.questions).toContainText(title)
    await keyboard.isSomewhere()
  })

  await test.step('a topic is made public and its link copied', async () => {
    await chat.reaches('done')
    await keyboard.use(chat.actions.share)
    await expect(share.dialog).toBeVisible()
    await keyboard.reach(share.publicAccess)
    await keyboard.press('Space')
    await expect(share.publicAccess).toBeChecked()
    await keyboard.use(share.copy)
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(await share.link.inputValue())
    await keyboard.leave(share.dialog)
    await expect(chat.actions.share).toBeFocused()
  })

  await test.step('a topic is kept as a favorite and deleted', async () => {
    await history.open()
    await keyboard.use(history.favorite(title))
    await expect(history.favorite(title, true)).toBeFocused()
    await expect(notes).toContainText(messages['history.favoriteAdded'])
    await keyboard.use(history.remove(title))
    await keyboard.leave(history.confirmation)
    await expect(history.remove(title)).toBeFocused()
    await keyboard.press('Enter')
    await keyboard.use(history.confirm)
    await expect(history.topic(title)).toHaveCount(0)
    await keyboard.isSomewhere()
  })

  await test.step('what somebody shared is gone on from', async () => {
    const { token } = await foreignTopic(testApp, 'What is a rollup?')
    await shared.open(token)
    await keyboard.use(shared.continue)
    await expect(chat.composer.field).toBeFocused()
    await page.keyboard.type('And who runs it?')
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/chat\//)
    await expect(chat.questions).toHaveCount(1)
    await chat.reaches('done')
    await keyboard.isSomewhere()
  })
})
