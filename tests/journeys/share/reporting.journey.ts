import { inspect } from '../checks/inspection.ts'
import { expect, test } from '../journey.ts'
import { foreignTopic } from '../users/user.ts'

test.use({ language: 'zh', signedIn: false })

test('a visitor reports what is shared', async ({
  page,
  testApp,
  shared,
  notes,
  messages,
  language,
}) => {
  const { token } = await foreignTopic(testApp, '什么是燃料费？')
  await shared.open(token)
  await shared.report.click()
  const { reportDialog: dialog } = shared
  const send = dialog.getByRole('button', { name: messages['report.send'] })
  const note = dialog.getByRole('textbox', { name: messages['report.note'] })
  await expect(send).toBeDisabled()
  await dialog.getByRole('radio', { name: messages['report.fraud'] }).click()
  await inspect(page, language, 'share-report')
  await note.fill('字'.repeat(501))
  await expect(send).toBeDisabled()
  await note.fill('承诺翻倍返还')
  const reported = page.waitForRequest('**/report')
  await note.press('Enter')
  expect((await reported).postDataJSON()).toEqual({ reason: 'fraud', note: '承诺翻倍返还' })
  await expect(dialog).toBeHidden()
  await expect(notes).toContainText(messages['report.sent'])
  await expect(shared.report).toBeFocused()
})
