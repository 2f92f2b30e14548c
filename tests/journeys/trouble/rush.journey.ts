import type { Request } from '@playwright/test'
import { instantly } from '../../fakes/model-scripts.ts'
import { expect, test } from '../journey.ts'
import { ChatPage } from '../pages/chat-page.ts'
import { CheckoutPage, PricingPage } from '../pages/pricing-page.ts'
import { SiteHeader } from '../pages/site-header.ts'
import { heldAnswer } from '../test-app/answers.ts'

test('an answer that is stopped as soon as it is asked for again keeps the earlier one', async ({
  page,
  chat,
  user,
  testApp,
}) => {
  const question = `What is a fee? ${crypto.randomUUID()}`
  await chat.open(await user.ask(question))
  await chat.reaches('done')
  const held = heldAnswer('Never read')
  testApp.model.answer(question, held.script)
  await chat.regenerate().click()
  const stopped = page.waitForResponse('**/ask/*/stop')
  await chat.composer.stop.click()
  await chat.reaches('stopped')
  await stopped
  held.release()
  await expect(chat.composer.send).toBeVisible()
  await page.reload()
  await chat.reaches('stopped')
  await chat.answerVersions.previous.click()
  await expect(chat.answers).toContainText('A short answer')
})

test('a storm of switches ends with the version that is shown', async ({
  ask,
  page,
  context,
  chat,
  testApp,
  messages,
}) => {
  const question = `What is a storm? ${crypto.randomUUID()}`
  const topicsId = await ask(question, instantly('First answer.'))
  await chat.open(topicsId)
  for (const name of ['Second', 'Third']) {
    await chat.reaches('done')
    testApp.model.answer(question, instantly(`${name} answer.`))
    await chat.regenerate().click()
    await expect(chat.answers).toContainText(`${name} answer.`)
  }
  await chat.reaches('done')
  const { previous, next, position } = chat.answerVersions
  const done = (path: string) => calls.filter((call) => call === `done ${path}`).length
  const calls: string[] = []
  const pathOf = (request: Request) => new URL(request.url()).pathname.split('/').at(-1)
  page.on('request', (request) => calls.push(`asked ${pathOf(request)}`))
  page.on('requestfinished', (request) => calls.push(`done ${pathOf(request)}`))
  for (const button of [previous, previous, next, next, previous, next, previous, previous])
    await button.dispatchEvent('click')
  // The page takes one switch at a time, and passes over the others.
  await page.evaluate(async () => (await fetch('/healthz')).text())
  await expect.poll(() => done('healthz')).toBe(1)
  const switches = calls.filter((call) => call === 'asked switch_message').length
  expect(switches).toBeGreaterThan(0)
  await expect.poll(() => done('switch_message')).toBe(switches)
  const other = new ChatPage(await context.newPage(), messages)
  await other.open(topicsId)
  await other.reaches('done')
  const text = await other.answers.getByText(/^(First|Second|Third) answer\.$/).textContent()
  await expect(chat.answers.getByText(text ?? '', { exact: true })).toBeVisible()
  await expect(position).toHaveText((await other.answerVersions.position.textContent()) ?? '')
})

test('a plan that is bought in one tab is known in the other', async ({
  context,
  home,
  header,
  messages,
}) => {
  await home.open()
  await expect(header.account).toBeVisible()
  await expect(header.account).not.toHaveAccessibleName(/PRO/)
  const other = await context.newPage()
  await other.goto('/price')
  await new PricingPage(other, messages).choose('monthly').click()
  await new CheckoutPage(other).pay.click()
  await expect(new SiteHeader(other, messages).account).toHaveAccessibleName(/PRO/)
  await expect(header.account).toHaveAccessibleName(/PRO/)
})
