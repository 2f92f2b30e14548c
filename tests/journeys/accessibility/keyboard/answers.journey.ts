import { expect, test } from '../../journey.ts'
import { heldAnswer } from '../../test-app/answers.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('an answer is rated, kept, copied, saved, stopped and written again', async ({
  page,
  keyboard,
  chat,
  user,
  testApp,
  messages,
}) => {
  await chat.open(await user.ask('What is a fee?'))
  await chat.reaches('done')

  await test.step('an answer is rated, kept, copied and saved', async () => {
    const { actions } = chat
    await keyboard.use(actions.like)
    await expect(actions.like).toHaveAttribute('aria-pressed', 'true')
    await keyboard.use(actions.dislike)
    await expect(actions.dislike).toHaveAttribute('aria-pressed', 'true')
    await expect(actions.like).toHaveAttribute('aria-pressed', 'false')
    await keyboard.press('Enter')
    await expect(actions.dislike).toHaveAttribute('aria-pressed', 'false')
    await expect(actions.dislike).toBeFocused()
    await keyboard.use(actions.favorite)
    await expect(actions.favorite).toHaveAttribute('aria-pressed', 'true')
    await keyboard.use(actions.copy)
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('What is a fee?')

    await keyboard.use(actions.export)
    await expect(actions.format(messages['header.export.pdf'])).toBeFocused()
    await keyboard.seesFocus()
    await keyboard.press('Escape')
    await expect(actions.export).toBeFocused()
    await keyboard.press('Enter')
    await keyboard.press('ArrowDown')
    await expect(actions.format(messages['header.export.markdown'])).toBeFocused()
    // The browser stays where it is, as it does for a file.
    await page.route('**/topics/download/message**', (route) => route.fulfill({ status: 204 }))
    const asked = page.waitForRequest('**/topics/download/message**')
    await keyboard.press('Enter')
    expect((await asked).url()).toContain('file_type=1')
    await expect(actions.export).toBeFocused()
  })

  await test.step('an answer is stopped, written again, and an earlier one is chosen', async () => {
    const held = heldAnswer('Gas is')
    testApp.model.answer('And gas?', held.script)
    await keyboard.write(chat.composer.field, 'And gas?')
    await keyboard.press('Enter')
    await chat.reaches('streaming')
    await keyboard.use(chat.composer.stop)
    await chat.reaches('stopped')
    held.release()
    await keyboard.isSomewhere()

    await keyboard.use(chat.regenerate())
    await chat.reaches('done')
    await keyboard.isSomewhere()
    await expect(chat.answerVersions.position).toHaveText(/2/)
    await keyboard.use(chat.answerVersions.previous)
    await expect(chat.answerVersions.position).toHaveText(/1/)
    await keyboard.isSomewhere()
    await keyboard.use(chat.answerVersions.next)
    await expect(chat.answerVersions.position).toHaveText(/2/)
    await keyboard.isSomewhere()

    const opener = chat.editOf(chat.questions.last())
    await keyboard.use(opener)
    await expect(chat.editDialog.field).toBeFocused()
    for (let presses = 0; presses < 6; presses += 1) {
      await keyboard.press('Tab')
      await expect(chat.editDialog.panel.locator(':focus')).toHaveCount(1)
    }
    await keyboard.leave(chat.editDialog.panel)
    await expect(opener).toBeFocused()
    await keyboard.use(opener)
    await page.keyboard.type(' On Ethereum')
    await keyboard.press('Enter')
    await expect(chat.questions.last()).toContainText('And gas? On Ethereum')
    await chat.reaches('done')
    await keyboard.isSomewhere()
  })
})
