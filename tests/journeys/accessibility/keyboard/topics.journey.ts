import { expect, test } from '../../journey.ts'
import { foreignTopic } from '../../people/sharer.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a topic is made public and its link copied', async ({ page, keys, chat, person, share }) => {
  await chat.open(await person.ask('What is a block?'))
  await chat.reaches('done')
  await keys.use(chat.actions.share)
  await expect(share.dialog).toBeVisible()
  await keys.reach(share.publicAccess)
  await keys.press('Space')
  await expect(share.publicAccess).toBeChecked()
  await keys.use(share.copy)
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(await share.link.inputValue())
  await keys.leave(share.dialog)
  await expect(chat.actions.share).toBeFocused()
})

test('a topic is found, opened, kept as a favourite and deleted', async ({
  house,
  keys,
  chat,
  history,
  notes,
  person,
  words,
}) => {
  const title = 'What is a lightning node?'
  house.model.title(title, title)
  await person.ask(title)
  await person.ask('What is a coin?')
  await history.open()
  await keys.write(history.search, 'lightning')
  await keys.press('Enter')
  await expect(history.topics).toHaveCount(1)
  await expect(history.search).toBeFocused()
  await keys.use(history.link(title))
  await expect(chat.questions).toContainText(title)
  await keys.isSomewhere()

  await history.open()
  await keys.use(history.favourite(title))
  await expect(history.favourite(title, true)).toBeFocused()
  await expect(notes).toContainText(words['history.collected'])
  await keys.use(history.remove(title))
  await keys.leave(history.confirmation)
  await expect(history.remove(title)).toBeFocused()
  await keys.press('Enter')
  await keys.use(history.confirm)
  await expect(history.topic(title)).toHaveCount(0)
  await keys.isSomewhere()
})

test('what somebody shared is gone on from', async ({ page, keys, shared, chat, house }) => {
  const { token } = await foreignTopic(house, 'What is a rollup?')
  await shared.open(token)
  await keys.use(shared.continue)
  await expect(chat.composer.field).toBeFocused()
  await page.keyboard.type('And who runs it?')
  await keys.press('Enter')
  await expect(page).toHaveURL(/\/chat\//)
  await expect(chat.questions).toHaveCount(1)
  await chat.reaches('done')
  await keys.isSomewhere()
})
