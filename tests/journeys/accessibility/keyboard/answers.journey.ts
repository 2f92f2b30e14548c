import { heldAnswer } from '../../house/scripts.ts'
import { expect, test } from '../../journey.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('an answer is stopped, written again, and an earlier one is chosen', async ({
  page,
  keys,
  chat,
  person,
  house,
}) => {
  await chat.open(await person.ask('What is a fee?'))
  await chat.reaches('done')
  const held = heldAnswer('Gas is')
  house.model.answer('And gas?', held.script)
  await keys.write(chat.composer.field, 'And gas?')
  await keys.press('Enter')
  await chat.reaches('streaming')
  await keys.use(chat.composer.stop)
  await chat.reaches('stopped')
  held.release()
  await keys.isSomewhere()

  await keys.use(chat.regenerate())
  await chat.reaches('done')
  await keys.isSomewhere()
  await expect(chat.answerVersions.position).toHaveText(/2/)
  await keys.use(chat.answerVersions.previous)
  await expect(chat.answerVersions.position).toHaveText(/1/)
  await keys.isSomewhere()
  await keys.use(chat.answerVersions.next)
  await expect(chat.answerVersions.position).toHaveText(/2/)
  await keys.isSomewhere()

  const opener = chat.editOf(chat.questions.last())
  await keys.use(opener)
  await expect(chat.editDialog.field).toBeFocused()
  for (let presses = 0; presses < 6; presses += 1) {
    await keys.press('Tab')
    await expect(chat.editDialog.panel.locator(':focus')).toHaveCount(1)
  }
  await keys.leave(chat.editDialog.panel)
  await expect(opener).toBeFocused()
  await keys.use(opener)
  await page.keyboard.type(' On Ethereum')
  await keys.press('Enter')
  await expect(chat.questions.last()).toContainText('And gas? On Ethereum')
  await chat.reaches('done')
  await keys.isSomewhere()
})

test('an answer is rated, kept, copied and saved', async ({ page, keys, chat, person, words }) => {
  await chat.open(await person.ask('What is a hash?'))
  await chat.reaches('done')
  const { actions } = chat
  await keys.use(actions.like)
  await expect(actions.like).toHaveAttribute('aria-pressed', 'true')
  await keys.use(actions.dislike)
  await expect(actions.dislike).toHaveAttribute('aria-pressed', 'true')
  await expect(actions.like).toHaveAttribute('aria-pressed', 'false')
  await keys.press('Enter')
  await expect(actions.dislike).toHaveAttribute('aria-pressed', 'false')
  await expect(actions.dislike).toBeFocused()
  await keys.use(actions.bookmark)
  await expect(actions.bookmark).toHaveAttribute('aria-pressed', 'true')
  await keys.use(actions.copy)
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('What is a hash?')

  await keys.use(actions.export)
  await expect(actions.format(words['header.export.pdf'])).toBeFocused()
  await keys.seesFocus()
  await keys.press('Escape')
  await expect(actions.export).toBeFocused()
  await keys.press('Enter')
  await keys.press('ArrowDown')
  await expect(actions.format(words['header.export.markdown'])).toBeFocused()
  // The browser stays where it is, as it does for a file.
  await page.route('**/topics/download/message**', (route) => route.fulfill({ status: 204 }))
  const asked = page.waitForRequest('**/topics/download/message**')
  await keys.press('Enter')
  expect((await asked).url()).toContain('file_type=1')
  await expect(actions.export).toBeFocused()
})
