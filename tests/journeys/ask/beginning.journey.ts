import { settled } from '../checks/scroll-position.ts'
import { expect, test } from '../journey.ts'

test.use({ engine: 'desk', viewport: { width: 1280, height: 560 } })

const asked = [
  {
    what: 'a sum, above its form',
    question: 'How much do I earn staking 10 ETH at 3% APR for a year?',
    lead: /^At 3% a year, 10 ETH earns 0\.3 ETH/,
  },
  { what: 'a ranking, above its bars', question: 'top gainers today', lead: /leads/ },
] as const

for (const { what, question, lead } of asked) {
  test(`in a low window the first sentence stays in sight: ${what}`, async ({
    page,
    home,
    chat,
  }) => {
    await home.open()
    await home.composer.ask(question)
    await chat.reaches('done')
    await expect(chat.followUps.first()).toBeAttached()
    await settled(page)
    const first = chat.answers.locator('[data-text] > p').first()
    await expect(first).toContainText(lead)
    await expect(first).toBeInViewport({ ratio: 1 })

    // Whoever wants the end is led there, and the next question is followed.
    await chat.jump.click()
    await expect(chat.followUps.last()).toBeInViewport()
    await chat.composer.ask('fear and greed index')
    await expect(chat.answers).toHaveCount(2)
    await chat.reaches('done')
    const next = chat.answers.last().locator('[data-text] strong').first()
    await expect(next).toContainText('The fear and greed index')
    await expect(next).toBeInViewport()
  })
}
