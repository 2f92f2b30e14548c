import { instantly } from '../../fakes/model-scripts.ts'
import { expectStill, watchMoves } from '../checks/layout-shift.ts'
import { expect, test } from '../journey.ts'
import { newQuestion } from '../test-app/answers.ts'
import { sharerOf } from '../users/user.ts'
import { openWithoutApp } from './prerendered-topic.ts'

test.use({ signedIn: false })

const answer =
  'From $5 to $10 in a year. With a rate \\(r\\) one gets:\n\n$$\\left(1 + \\frac{r}{n}\\right)^{n} - 1$$\n\nThat is all.'

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('formulas are read before the app runs, and stay where they are when it does', async ({
    page,
    shared,
    testApp,
    user,
  }) => {
    const asked = user.ask(newQuestion(testApp, instantly(answer)))
    const token = await sharerOf(testApp, user).share(await asked)
    await watchMoves(page)
    const app = await openWithoutApp(shared, token)
    const formulas = page.getByRole('math')
    await expect(formulas).toHaveCount(2)
    await expect(shared.chat.answers).toContainText('From $5 to $10 in a year.')
    app.release()
    await page.waitForLoadState('networkidle')
    await expect(formulas).toHaveCount(2)
    await expect(formulas.last()).toContainText('n')
    await expect(page.locator('body')).not.toContainText('\\frac')
    await expectStill(page)
  })
})
