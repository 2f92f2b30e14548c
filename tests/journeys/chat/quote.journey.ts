import type { Locator } from '@playwright/test'
import { instantly } from '../../fakes/model-scripts.ts'
import { expect, test } from '../journey.ts'

const answer = 'Staking locks coins.\n\n- It earns a reward.\n- It has risks.'

/** Selects what an element holds. */
const select = (within: Locator) =>
  within.evaluate((element) => getSelection()?.selectAllChildren(element))

test.describe('in Chinese', () => {
  test.use({ language: 'zh' })

  test('what is selected in an answer is quoted', async ({ ask, chat, messages, page }) => {
    await chat.open(await ask(`What is staking? ${crypto.randomUUID()}`, instantly(answer)))
    const { field } = chat.composer
    const quote = page.getByRole('button', { name: messages['chat.quote'], exact: true })

    await test.step('a selection is quoted by keys; of a question nothing is', async () => {
      await expect(chat.answers).toContainText('It has risks.')
      await select(chat.questions.first())
      await page.keyboard.press('Control+Shift+Digit9')
      await expect(field).toHaveValue('')
      await select(chat.answers.getByRole('list').first())
      await expect(quote).toBeVisible()
      await page.keyboard.press('Control+Shift+Digit9')
      await expect(field).toHaveValue('> - It earns a reward.\n> - It has risks.\n\n')
      await expect(field).toBeFocused()
      await expect(quote).toBeHidden()
    })

    await test.step('a selection of an answer is quoted by a button', async () => {
      await field.fill('About this:')
      await chat.answers.getByText('Staking locks coins.').click({ clickCount: 3 })
      await quote.click()
      await expect(field).toHaveValue('About this:\n\n> Staking locks coins.\n\n')
      await expect(field).toBeFocused()
      await expect(quote).toBeHidden()
      await page.keyboard.type('why?')
      await expect(field).toHaveValue(/coins\.\n\nwhy\?$/)
    })
  })
})
