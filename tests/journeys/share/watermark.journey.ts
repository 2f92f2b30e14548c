import { expect, test } from '../journey.ts'
import { foreignTopic } from '../users/user.ts'

test('a member’s name lies over what they share, in nobody’s way, until they take it off', async ({
  page,
  testApp,
  shared,
}) => {
  const { owner, sharer, token } = await foreignTopic(testApp, 'Who owns this?')
  await sharer.pay()
  await sharer.protect()
  await sharer.rename('Olivia <b>Hartmann</b>')
  await shared.open(token)
  await expect(shared.watermark).toHaveCount(60)
  await expect(shared.watermark.first()).toHaveAttribute('data-name', 'Olivia <b>Hartmann</b>')
  await shared.continue.click()
  await expect(shared.chat.composer.field).toBeFocused()

  await owner.post('/auth/user/right_protection', { right_protection: 0 })
  await page.reload()
  await shared.chat.reaches('done')
  await expect(shared.watermark).toHaveCount(0)
})
