import { expect, test } from '../journey.ts'
import { sharerOf } from '../users/user.ts'

test('nothing is reported as copied where the clipboard is forbidden', async ({
  page,
  chat,
  header,
  testApp,
  notes,
  user,
  share,
  messages,
}) => {
  await page.addInitScript(() => {
    const asked: unknown[] = []
    const refuse = async (what: unknown) => {
      asked.push(what)
      throw new DOMException('Denied', 'NotAllowedError')
    }
    Object.assign(window, { asked })
    Object.defineProperty(navigator, 'clipboard', { value: { write: refuse, writeText: refuse } })
  })
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked').length as number)
  const topicsId = await user.ask('What is a block?')
  await sharerOf(testApp, user).share(topicsId)
  await chat.open(topicsId)
  await chat.reaches('done')
  await chat.actions.copy.click()
  await expect.poll(asked).toBe(1)
  await header.share.click()
  await expect(share.link).toBeVisible()
  await share.copy.click()
  await expect.poll(asked).toBe(2)
  await expect(share.copy).toHaveText(messages['share.copy'])
  await expect(chat.actions.copied).toHaveCount(0)
  await expect(notes.getByText(messages['chat.copied'])).toHaveCount(0)
})

test('a link is made and copied where the clipboard takes only text', async ({
  page,
  context,
  header,
  chat,
  user,
  share,
  notes,
  messages,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'))
  await chat.open(await user.ask('What is a block?'))
  await chat.reaches('done')
  await header.share.click()
  await share.dialog.getByRole('button', { name: messages['share.publishAndCopy'] }).click()
  await expect(notes).toContainText(messages['share.copied'])
  await expect(share.link).toHaveValue(await page.evaluate(() => navigator.clipboard.readText()))
})
