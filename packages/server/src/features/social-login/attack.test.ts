import { expect, it } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { storedText } from '../auth/testing/stored-text.ts'
import { PUBLIC_URL, signInBy, socialWorld } from './testing/social-world.ts'

const FAILED = `${PUBLIC_URL}/login`
const refusedToken = { key: 'error.invalidShortToken' }

describeDatabases('a social login', (open) => {
  const begun = async () => {
    const world = socialWorld(open())
    const browser = world.browser()
    const code = world.person('google', { subject: 'g1' })
    const { state } = await browser.begin('google')
    return { world, browser, code, state }
  }
  const nobody = async () =>
    expect(await open().db.selectFrom('users').select('id').execute()).toEqual([])

  it('ends with a short token on our own page', async () => {
    const { browser, state, code } = await begun()
    const { origin, pathname, searchParams } = await browser.end('google', { state, code })
    expect(origin + pathname).toBe(`${PUBLIC_URL}/`)
    expect([...searchParams.keys()]).toEqual(['short_token'])
    expect(searchParams.get('short_token')).toHaveLength(43)
  })

  it.each(['google', 'twitter', 'apple'] as const)(
    'needs a state that was given (%s)',
    async (by) => {
      const { world, browser } = await begun()
      const code = world.person(by, { subject: '1' })
      for (const state of ['', 'guessed', '\0', 'x'.repeat(512)]) {
        const { href } = await browser.end(by, { state, code })
        if (by !== 'apple' || state) expect(href).toBe(FAILED)
      }
      if (by !== 'apple') expect((await browser.end(by, { code })).href).toBe(FAILED)
      await nobody()
    },
  )

  it('takes a state once, even when it failed', async () => {
    const { browser, state, code } = await begun()
    expect((await browser.end('google', { state, code: 'wrong' })).href).toBe(FAILED)
    expect((await browser.end('google', { state, code })).href).toBe(FAILED)
    await nobody()
  })

  it('takes no answer of another provider', async () => {
    const { world, browser, state } = await begun()
    const code = world.person('twitter', { subject: '1' })
    expect((await browser.end('twitter', { state, code })).href).toBe(FAILED)
    await nobody()
  })

  it('takes no answer in another browser, nor in this one afterwards', async () => {
    const { world, browser, state, code } = await begun()
    const victim = world.browser()
    await victim.begin('google')
    expect((await victim.end('google', { state, code })).href).toBe(FAILED)
    expect((await browser.end('google', { state, code })).href).toBe(FAILED)
    await nobody()
  })

  it('takes no answer in a browser that began nothing', async () => {
    const { world, state, code } = await begun()
    expect((await world.browser().end('google', { state, code })).href).toBe(FAILED)
    await nobody()
  })

  it.each([
    [599, true],
    [600, false],
  ])('waits ten minutes for an answer: after %i s it is taken: %s', async (seconds, taken) => {
    const { world, browser, state, code } = await begun()
    world.waitSeconds(seconds)
    const { searchParams } = await browser.end('google', { state, code })
    expect(searchParams.has('short_token')).toBe(taken)
  })

  it('ends in both of two tabs', async () => {
    const { browser, state, code } = await begun()
    const { state: second } = await browser.begin('google')
    for (const begunWith of [state, second]) {
      const { searchParams } = await browser.end('google', { state: begunWith, code })
      expect(searchParams.has('short_token')).toBe(true)
    }
  })

  it('ends at /login when the provider cannot be reached', async () => {
    const { world, browser } = await begun()
    world.loseProviders()
    expect((await browser.begin('google')).url.href).toBe(FAILED)
  })

  it.each(['google', 'twitter', 'apple'] as const)('says that %s is not configured', async (by) => {
    const { world, browser } = await begun()
    world.removeProviders()
    expect((await browser.begin(by)).url.href).toBe(`${FAILED}?error=provider`)
  })

  it('gives a short token that works once', async () => {
    const { world, code } = await begun()
    const shortToken = await signInBy(world, 'google', code)
    await world.exchange(shortToken)
    await expect(world.exchange(shortToken)).rejects.toMatchObject(refusedToken)
    await expect(world.exchange('guessed')).rejects.toMatchObject(refusedToken)
  })

  it('gives a short token that tells whether this browser began, and waits until it is meant', async () => {
    const { world, browser, state, code } = await begun()
    const back = await browser.end('google', { state, code })
    const shortToken = back.searchParams.get('short_token') ?? ''
    const victim = world.browser()
    await victim.begin('google')
    const elsewhere = { key: 'error.begunElsewhere' }
    for (const cookies of [{}, { coinquiry_attempt: '' }, victim.cookies])
      await expect(world.exchangeOwn(shortToken, { cookies })).rejects.toMatchObject(elsewhere)
    expect(await open().db.selectFrom('sessions').selectAll().execute()).toEqual([])
    const { body } = await world.exchangeOwn(shortToken, browser)
    expect((await world.viewer(body.data.access_token)).kind).toBe('user')
    await expect(world.exchangeOwn(shortToken, browser)).rejects.toMatchObject(refusedToken)
  })

  it('gives a short token to clients without cookies, and to whoever means it', async () => {
    const { world, code } = await begun()
    const shortToken = await signInBy(world, 'google', code)
    const refusal = { key: 'error.begunElsewhere' }
    await expect(world.exchangeOwn(shortToken, { cookies: {} })).rejects.toMatchObject(refusal)
    await world.exchange(shortToken)
  })

  it('gives a short token that works for a minute', async () => {
    const { world, code } = await begun()
    const [first, second] = [
      await signInBy(world, 'google', code),
      await signInBy(world, 'google', code),
    ]
    world.waitSeconds(59)
    await world.exchange(first)
    world.waitSeconds(1)
    await expect(world.exchange(second)).rejects.toMatchObject(refusedToken)
  })

  it('leaves nothing behind that could be used, and nothing for ever', async () => {
    const { world, browser, state, code } = await begun()
    const shortToken = await signInBy(world, 'google', code)
    const { db } = open()
    const rows = [
      ...(await db.selectFrom('social_attempts').selectAll().execute()),
      ...(await db.selectFrom('short_tokens').selectAll().execute()),
    ]
    expect(rows).toHaveLength(2)
    for (const secret of [state, shortToken, ...Object.values(browser.cookies)]) {
      expect(storedText(rows)).not.toContain(secret)
    }
    world.waitSeconds(600)
    await signInBy(world, 'google', code)
    expect(await db.selectFrom('social_attempts').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('short_tokens').selectAll().execute()).toHaveLength(1)
  })
})
