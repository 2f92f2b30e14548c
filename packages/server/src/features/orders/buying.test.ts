import { describe, expect, it } from 'vitest'
import type { SignedIn } from '../../contract/viewer.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { addPerson, personById } from '../../testing/people.ts'
import { addSubscription } from '../../testing/purchases.ts'
import { scriptedCheckout } from '../../testing/scripted-checkout.ts'
import { onDay, opening, type Shop, shop } from '../../testing/shop.ts'
import { giveUpOrder } from './store.ts'

const MINUTE_MS = 60_000
/** The order of a page, by its address. */
const orderAt = (url: string) => url.slice(url.lastIndexOf('/') + 1)
const later = (minutes: number) => new Date(opening.getTime() + minutes * MINUTE_MS)

describeDatabases('buying Pro', (open) => {
  const orders = () =>
    open().db.selectFrom('orders').selectAll().orderBy('created_at').orderBy('id').execute()

  it.each([
    ['1', 'yearly'],
    [1, 'yearly'],
    ['2', 'monthly'],
    [2, 'monthly'],
  ] as const)('of type %o leads to a page for a %s plan', async (order_type, plan) => {
    const mei = await addPerson(open(), { email: 'mei@example.org' })
    const { page, checkout } = shop(open())
    const url = await page(mei, { order_type, language: 'zh' })
    const [order] = await orders()
    expect(order).toMatchObject({ user_id: mei.userId, plan, status: 'open', provider: 'stripe' })
    expect(url).toBe(`https://pay.example/${order?.id}`)
    expect(checkout.begun).toEqual([
      {
        ...{ orderId: order?.id, plan, language: 'zh' },
        ...{ email: 'mei@example.org', customerId: null },
      },
    ])
  })

  it('is asked in the language of the request, unless it names another', async () => {
    const mei = await addPerson(open())
    const { page, checkout } = shop(open())
    await page(mei)
    await page(mei, { language: 'zh' })
    expect(checkout.begun.map(({ language }) => language)).toEqual(['en', 'zh'])
  })

  it.each([
    { what: 'the same within an hour', changes: {}, at: later(59), made: 1 },
    { what: 'the same after an hour', changes: {}, at: later(60), made: 2 },
    { what: 'another plan', changes: { order_type: '1' as const }, at: opening, made: 2 },
    { what: 'another language', changes: { language: 'zh' as const }, at: opening, made: 2 },
  ])('twice, $what, makes $made orders', async ({ changes, at, made }) => {
    const mei = await addPerson(open())
    const { page } = shop(open())
    const urls = [await page(mei), await page(mei, changes, at)]
    expect(new Set(urls).size).toBe(made)
    expect(await orders()).toHaveLength(made)
  })

  it('does not ask the provider without end', async () => {
    const mei = await addPerson(open())
    await addSubscription(open(), mei.userId)
    const { page } = shop(open())
    for (let n = 0; n < 60; n += 1) await page(mei)
    const refusal = { key: 'error.tooManyRequests', retryAfter: 300 }
    await expect(page(mei)).rejects.toMatchObject(refusal)
    await page(mei, {}, later(5))
  })

  it('is not mixed up with what another buys', async () => {
    const { page } = shop(open())
    const urls = [await page(await addPerson(open())), await page(await addPerson(open()))]
    expect(new Set(urls).size).toBe(2)
  })

  it('fails while the provider is away, and works again afterwards', async () => {
    const mei = await addPerson(open())
    const { page, checkout } = shop(open())
    checkout.isAway = true
    await expect(page(mei)).rejects.toMatchObject({ key: 'error.checkoutFailed' })
    checkout.isAway = false
    await page(mei)
    expect((await orders()).map(({ status }) => status).toSorted()).toEqual(['expired', 'open'])
  })

  it('has its page even if another try for it fails meanwhile', async () => {
    const mei = await addPerson(open())
    const { page, checkout } = shop(open())
    checkout.onBegin = async ({ orderId }) => giveUpOrder(open().db, orderId)
    const url = await page(mei)
    expect(await orders()).toMatchObject([{ status: 'open', page_url: url }])
  })

  it('keeps its page when another try for it fails afterwards', async () => {
    const mei = await addPerson(open())
    const { page } = shop(open())
    const url = await page(mei)
    const [order] = await orders()
    await giveUpOrder(open().db, order?.id ?? '')
    expect(await orders()).toMatchObject([{ status: 'open', page_url: url }])
    expect(await page(mei)).toBe(url)
  })

  it('is refused where nothing is sold', async () => {
    const mei = await addPerson(open())
    const { page } = shop(open(), scriptedCheckout('off'))
    await expect(page(mei)).rejects.toMatchObject({ key: 'error.checkoutUnavailable' })
    expect(await orders()).toEqual([])
  })

  it('is refused until the provider says what it charges, and the portal is open', async () => {
    const [mei, ada] = [await addPerson(open()), await addPerson(open())]
    await addSubscription(open(), ada.userId, { customer_id: 'cus_1' })
    const { page } = shop(open(), { ...scriptedCheckout(), isOpen: false })
    await expect(page(mei)).rejects.toMatchObject({ key: 'error.checkoutUnavailable' })
    expect(await page(ada)).toContain('/portal/cus_1')
  })

  it.each(['active', 'late', 'suspended', 'pending'] as const)(
    'again leads to the subscription that is %s',
    async (status) => {
      const mei = await addPerson(open(), { member_until: onDay(30) })
      await addSubscription(open(), mei.userId, { status, customer_id: 'cus_1' })
      const url = await shop(open()).page(mei, { order_type: '1', language: 'zh' })
      expect(url).toBe('https://pay.example/portal/cus_1/zh')
    },
  )

  it('again after the end of a subscription makes an order for the same customer', async () => {
    const mei = await addPerson(open())
    await addSubscription(open(), mei.userId, { status: 'ended', customer_id: 'cus_1' })
    const { page, checkout } = shop(open())
    await page(mei)
    expect(checkout.begun).toMatchObject([{ customerId: 'cus_1' }])
  })

  it('leads to no portal of another provider', async () => {
    const mei = await addPerson(open())
    await addSubscription(open(), mei.userId, {}, { provider: 'test' })
    expect(await shop(open()).page(mei)).not.toContain('portal')
  })

  describe('whose provider was not heard', () => {
    const HOUR_MS = 3_600_000
    const afterHours = (hours: number) => new Date(opening.getTime() + hours * HOUR_MS)
    const until = async (viewer: SignedIn) => (await personById(open(), viewer))?.member_until

    /** Pays on a page, of which no event tells; gives the customer. */
    function payUnheard({ checkout }: Shop, url: string, ends: number) {
      const orderId = orderAt(url)
      const of = { subscriptionId: `sub of ${orderId}`, customerId: `customer of ${orderId}` }
      checkout.pages.set(`session of ${orderId}`, { kind: 'paid', at: opening, ...of })
      checkout.subscriptions.set(of.subscriptionId, {
        ...{ kind: 'subscription', orderId, ...of, status: 'active' },
        ...{ paidUntil: onDay(ends), renews: true, plan: 'monthly' },
      })
      return of.customerId
    }

    it.each([0.5, 20, 26, 400])('gets Pro by the next press after %d hours', async (hours) => {
      const mei = await addPerson(open())
      const market = shop(open())
      const customer = payUnheard(market, await market.page(mei), 31)
      const url = await market.page(mei, { order_type: '1' }, afterHours(hours))
      expect(url).toBe(`https://pay.example/portal/${customer}/en`)
      expect(await until(mei)).toEqual(onDay(32))
      expect(await orders()).toMatchObject([{ status: 'paid' }])
      expect(market.checkout.begun).toHaveLength(1)
    })

    it('gets a new page once what was paid has ended', async () => {
      const mei = await addPerson(open())
      const market = shop(open())
      payUnheard(market, await market.page(mei), 31)
      const [[id, state] = ['', null]] = market.checkout.subscriptions
      if (state) market.checkout.subscriptions.set(id, { ...state, status: 'ended' })
      const url = await market.page(mei, {}, onDay(40))
      expect(url).not.toContain('portal')
      expect(await until(mei)).toBeNull()
      expect((await orders()).map(({ status }) => status)).toEqual(['paid', 'open'])
    })

    it.each(['pending', 'open'] as const)('waits for a page that is %s', async (kind) => {
      const mei = await addPerson(open())
      const { page, checkout } = shop(open())
      const url = await page(mei)
      checkout.pages.set(`session of ${orderAt(url)}`, { kind })
      expect(await page(mei)).toBe(url)
      expect(await orders()).toMatchObject([{ status: 'open' }])
    })

    it('gets a new page at once when the first one is over', async () => {
      const mei = await addPerson(open())
      const { page, checkout } = shop(open())
      const url = await page(mei)
      checkout.pages.set(`session of ${orderAt(url)}`, { kind: 'expired' })
      expect(await page(mei, {}, later(1))).not.toBe(url)
      expect((await orders()).map(({ status }) => status)).toEqual(['expired', 'open'])
    })

    it.each([
      { stripe: 'ended', status: 'ended', page: false, ends: null },
      { stripe: 'renewed', status: 'active', page: true, ends: onDay(61) },
      { stripe: 'unknown', status: null, page: false, ends: null },
    ] as const)('and lapsed is what the provider says: $stripe', async (lapsed) => {
      const mei = await addPerson(open(), { member_until: onDay(31) })
      const fields = { customer_id: 'cus_1', paid_until: onDay(30) }
      const subscriptionId = await addSubscription(open(), mei.userId, fields)
      const { page, checkout } = shop(open())
      if (lapsed.status)
        checkout.subscriptions.set(subscriptionId, {
          ...{ kind: 'subscription', orderId: null, subscriptionId, customerId: 'cus_1' },
          ...{ status: lapsed.status, paidUntil: onDay(60), renews: true, plan: null },
        })
      const url = await page(mei, {}, onDay(40))
      expect(url.includes('/portal/')).toBe(lapsed.page)
      expect(await until(mei)).toEqual(lapsed.ends)
    })

    it('gets a new page where the customer is not known to the provider any more', async () => {
      const mei = await addPerson(open(), { member_until: onDay(31) })
      await addSubscription(open(), mei.userId, { customer_id: 'cus_test' })
      const { page, checkout } = shop(open())
      checkout.strangers.add('cus_test')
      expect(await page(mei)).not.toContain('portal')
      expect(await until(mei)).toBeNull()
    })
  })

  it('closes the page when the account is deleted meanwhile', async () => {
    const mei = await addPerson(open())
    const { page, checkout } = shop(open())
    checkout.onBegin = async () => {
      await open().db.deleteFrom('users').execute()
    }
    await expect(page(mei)).rejects.toMatchObject({ key: 'error.unauthorized' })
    expect(checkout.abandoned).toEqual([`session of ${checkout.begun[0]?.orderId}`])
    await expect(page(mei)).rejects.toMatchObject({ key: 'error.unauthorized' })
  })
})
