import { expect, test } from '../journey.ts'
import { sentTo } from '../test-app/calls.ts'

test('what somebody chooses is sent as the contract has it', async ({
  page,
  chat,
  header,
  history,
  pricing,
  settings,
  share,
  user,
}) => {
  await test.step('a favorite is sent as true and false, other switches as 1 and 0', async () => {
    const sent = sentTo(page, '/set_data_manager', '/collection', '/share_permission')
    const topicsId = await user.ask('What is a ledger?')
    await chat.open(topicsId)
    await chat.actions.favorite.click()
    await expect.poll(() => sent.length).toBe(1)
    await chat.actions.favorite.click()
    await expect.poll(() => sent.length).toBe(2)

    await chat.actions.share.click()
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

  await test.step('a search names what is searched for, an order its type and the language', async () => {
    await history.open()
    const search = page.waitForRequest(/\/fetch_topic_list\?.*search_term=ledger/)
    await history.find('ledger')
    await search
    await history.favoritesTab.click()
    const favorites = page.waitForRequest(/\/fetch_collection\?.*search_term=ledger/)
    await history.find('ledger')
    await favorites

    const orders = sentTo(page, '/create-checkout-session')
    await page.route('**/create-checkout-session', (route) =>
      route.fulfill({ json: { code: 0, data: { checkout_url: '/?order=sent' } } }),
    )
    for (const plan of ['yearly', 'monthly'] as const) {
      await pricing.open()
      await pricing.choose(plan).click()
      await page.waitForURL('/?order=sent')
    }
    expect(orders).toEqual([
      { order_type: '1', language: 'en' },
      { order_type: '2', language: 'en' },
    ])
  })
})
