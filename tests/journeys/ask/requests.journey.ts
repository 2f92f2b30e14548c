import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { HistoryPage } from '../pages/history-page.ts'
import { PricingPage } from '../pages/pricing-page.ts'
import { ShareDialog } from '../pages/share-dialog.ts'

/** What the page sends to the calls whose path ends so. */
function sentTo(page: Page, ...paths: readonly string[]) {
  const sent: unknown[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (paths.some((path) => pathname.endsWith(path))) sent.push(request.postDataJSON())
  })
  return sent
}

test('a question, its edit and its refresh are of kinds 0, 1 and 2, in the modes that are on', async ({
  page,
  home,
  chat,
  words,
}) => {
  const sent = sentTo(page, '/api/v1/ask')
  const fetched: { message_id: string }[][] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('/fetch_topic_message')) return
    // What is on its way when the page is left can't be read.
    const reply = await response.json().catch(() => null)
    if (reply) fetched.push(reply.data.cur_message)
  })
  await home.open()
  await home.composer.ask('What is a nonce?')
  await chat.reaches('done')
  const topicsId = new URL(page.url()).pathname.split('/').at(-1)
  const common = { topics_id: topicsId, deepthink: true, internet_search: true }
  await expect
    .poll(() => sent)
    .toEqual([
      expect.objectContaining({ ...common, question: 'What is a nonce?', question_type: 0 }),
    ])

  await chat.composer.switchOff(words['composer.deepSearch'])
  await expect.poll(() => fetched.at(-1)).toHaveLength(2)
  const [question, answer] = fetched.at(-1) ?? []
  await chat.regenerate().click()
  await expect(chat.answerVersions.position).toHaveText('2/2')
  await chat.reaches('done')
  await chat.editOf(chat.questions).click()
  await chat.editDialog.field.fill('What is a nonce, really?')
  await chat.editDialog.save.click()
  await expect(chat.questionVersions.position).toHaveText('2/2')
  await chat.reaches('done')
  const later = { ...common, internet_search: false }
  expect(sent.slice(1)).toEqual([
    expect.objectContaining({ ...later, question_type: 2, message_id: answer?.message_id }),
    expect.objectContaining({
      ...later,
      question: 'What is a nonce, really?',
      question_type: 1,
      message_id: question?.message_id,
    }),
  ])

  await page.getByRole('banner').getByRole('link', { name: words['header.newTopic'] }).click()
  const mode = (id: 'composer.deepThink' | 'composer.deepSearch') =>
    home.composer.form.getByRole('button', { name: words[id] })
  await expect(mode('composer.deepThink')).toHaveAttribute('aria-pressed', 'true')
  await expect(mode('composer.deepSearch')).toHaveAttribute('aria-pressed', 'false')
})

test('switches are sent as 1 and 0', async ({ page, chat, header, settings, person, words }) => {
  const sent = sentTo(page, '/set_data_manager', '/collection', '/share_permission')
  const topicsId = await person.ask('What is a ledger?')
  await chat.open(topicsId)
  await chat.actions.bookmark.click()
  await expect.poll(() => sent.length).toBe(1)
  await chat.actions.bookmark.click()
  await expect.poll(() => sent.length).toBe(2)

  await chat.actions.share.click()
  const share = new ShareDialog(page, words)
  await share.publicAccess.click()
  await expect(share.link).toHaveValue(/\/share\//)
  const token = (await share.link.inputValue()).split('/').at(-1)
  await share.publicAccess.click()
  await expect.poll(() => sent.length).toBe(3)
  await expect(share.publicAccess).not.toBeChecked()
  await share.close.click()

  await header.openSettings()
  await settings.show('data')
  await settings.dataUse.click()
  await expect.poll(() => sent.length).toBe(4)
  await expect(settings.dataUse).toBeChecked()
  await settings.dataUse.click()
  await expect
    .poll(() => sent)
    .toEqual([
      { topics_id: topicsId, is_collected: true },
      { topics_id: topicsId, is_collected: false },
      { share_token: token, public_permission: 0 },
      { allow_data_manage: 1 },
      { allow_data_manage: 0 },
    ])
})

test('a search names what is searched for, an order its type and the language', async ({
  page,
  person,
  words,
}) => {
  await person.ask('What is a validator?')
  const history = new HistoryPage(page, words)
  await history.open()
  const search = page.waitForRequest(/\/fetch_topic_list\?.*search_term=validator/)
  await history.find('validator')
  await search
  await history.favoritesTab.click()
  const collection = page.waitForRequest(/\/fetch_collection\?.*search_term=validator/)
  await history.find('validator')
  await collection

  const sent = sentTo(page, '/create-checkout-session')
  await page.route('**/create-checkout-session', (route) =>
    route.fulfill({ json: { code: 0, data: { checkout_url: '/?order=sent' } } }),
  )
  const pricing = new PricingPage(page, words)
  for (const plan of ['yearly', 'monthly'] as const) {
    await pricing.open()
    await pricing.choose(plan).click()
    await page.waitForURL('/?order=sent')
  }
  expect(sent).toEqual([
    { order_type: '1', language: 'en' },
    { order_type: '2', language: 'en' },
  ])
})
