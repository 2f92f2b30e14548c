import { expect, it } from 'vitest'
import { describeDatabases } from '../../testing/databases.ts'
import { RACE_TIMEOUT_MS, race, trialsOfFew } from '../../testing/race.ts'
import { mailBrowser } from './testing/mail-browser.ts'

const start = new Date('2026-03-01T12:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const email = 'ada@example.org'
const wrong = { key: 'error.wrongCode' }
const tooMany = { key: 'error.tooManyRequests' }
const home = '203.0.113.7'
const WRONG = ['AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD', 'EEEEEE', 'FFFFFF']

type Browser = ReturnType<typeof mailBrowser>

async function guess(browser: Browser, times: number, now = start) {
  for (let n = 0; n < times; n += 1) {
    await expect(browser.type(email, WRONG[n % 6] ?? '', now)).rejects.toMatchObject(wrong)
  }
}

describeDatabases('somebody who wants to lock an address out', (open) => {
  const browser = (ip = home) => mailBrowser(open(), { ip })
  const app = (ip = home) => mailBrowser(open(), { ip, keepsCookies: false })
  const stranger = (n: number) => `198.51.100.${n}`

  it.each([stranger(1), home])(
    'does not make the right code fail by wrong ones from %s',
    async (ip) => {
      const ada = browser()
      const code = await ada.ask(email, start)
      await guess(app(ip), 20)
      await ada.type(email, code, start)
    },
  )

  it('does not make a new code fail either', async () => {
    const ada = browser()
    await ada.ask(email, start)
    await guess(app(stranger(1)), 20)
    const second = await ada.ask(email, after(60))
    await guess(app(stranger(2)), 20, after(60))
    await ada.type(email, second, after(60))
  })

  it('does not use up the tries of an app without cookies elsewhere', async () => {
    const native = app()
    const code = await native.ask(email, start)
    await guess(app(stranger(1)), 20)
    await guess(native, 4)
    await native.type(email, code, start)
  })

  it('keeps nobody from asking again, nor from the mail that is on its way', async () => {
    const ada = browser()
    const code = await ada.ask(email, start)
    for (let n = 1; n < 20; n += 1) await app(stranger(n)).ask(email, after(1))
    await expect(app(stranger(99)).ask(email, after(2))).rejects.toMatchObject(tooMany)
    await ada.ask(email, after(60))
    await ada.type(email, code, after(60))
  })

  it('does not keep a browser from a mail that signed in before, nor by what neighbours do', async () => {
    const ada = browser()
    await ada.type(email, await ada.ask(email, start), start)
    const later = after(7200)
    for (let n = 0; n < 20; n += 1) await app(stranger(n)).ask(email, later)
    for (let n = 0; n < 30; n += 1) await app().ask(`eve${n}@example.org`, later)
    await expect(app().ask(email, later)).rejects.toMatchObject(tooMany)
    const code = await ada.ask(email, later)
    for (let n = 0; n < 60; n += 1) {
      await expect(app().type(`eve${n}@example.net`, 'AAAAAA', later)).rejects.toMatchObject(wrong)
    }
    await expect(app().type('eve@example.net', 'AAAAAA', later)).rejects.toMatchObject(tooMany)
    await ada.type(email, code, later)
  })

  it('does not keep a browser that signed in before from a link that another one asked for', async () => {
    const known = browser()
    await known.type(email, await known.ask(email, start), start)
    const later = after(7200)
    const code = await browser(stranger(7)).ask(email, later)
    for (let n = 0; n < 8; n += 1) await guess(app(home), 5, later)
    await known.type(email, code, later)
  })

  it('has no use of one account for another', async () => {
    const eve = browser(stranger(1))
    await eve.type('eve@example.org', await eve.ask('eve@example.org', start), start)
    await guess(eve, 5)
    for (let n = 2; n < 22; n += 1) await app(stranger(n)).ask(email, start)
    await expect(eve.ask(email, start)).rejects.toMatchObject(tooMany)
  })
})

describeDatabases('a code', (open) => {
  const browser = (ip = home) => mailBrowser(open(), { ip })
  const app = (ip = home) => mailBrowser(open(), { ip, keepsCookies: false })
  const signsIn = (attempt: Promise<string>) =>
    attempt.then(
      () => true,
      () => false,
    )

  it.each([
    [0, true],
    [1, true],
    [4, true],
    [5, false],
    [6, false],
  ])('after %i wrong tries of the browser that asked works: %s', async (times, works) => {
    const ada = browser()
    const code = await ada.ask(email, start)
    await guess(ada, times)
    expect(await signsIn(ada.type(email, code, start))).toBe(works)
  })

  it.each([
    [0, true],
    [1, true],
    [4, true],
    [5, false],
    [6, false],
  ])('after %i wrong tries without cookies works there: %s', async (times, works) => {
    const code = await app().ask(email, start)
    await guess(app(), times)
    expect(await signsIn(app('198.51.100.1').type(email, 'AAAAAA', start))).toBe(false)
    expect(await signsIn(app().type(email, code, start))).toBe(works)
  })

  it('may be tried again by a network after an hour', async () => {
    await app().ask(email, start)
    await guess(app(), 5)
    const early = await app().ask(email, after(3599))
    expect(await signsIn(app().type(email, early, after(3599)))).toBe(false)
    expect(await signsIn(app().type(email, early, after(3600)))).toBe(true)
  })

  it('signs in on another device, in another network', async () => {
    const code = await browser().ask(email, start)
    await app('198.51.100.1').type(email, code, start)
  })

  it('of one device signs in on another one that asked, too', async () => {
    const [laptop, phone] = [browser(), browser('198.51.100.1')]
    const code = await laptop.ask(email, start)
    await phone.ask(email, start)
    await phone.type(email, code, start)
  })

  it('gives nobody more tries by new cookies or by new codes', async () => {
    const ada = browser()
    const code = await ada.ask(email, start)
    for (let n = 0; n < 5; n += 1) await guess(browser(), 1)
    expect(await signsIn(app().type(email, code, start))).toBe(false)
    await guess(ada, 4)
    await ada.ask(email, after(60))
    await guess(ada, 1, after(60))
    expect(await signsIn(ada.type(email, code, after(60)))).toBe(false)
  })

  it.each(['', 'x', 'x'.repeat(5000), '\0'])('takes no made-up cookie: %j', async (value) => {
    const odd = mailBrowser(open(), { ip: home })
    odd.cookies.coinquiry_sign_in = value
    await odd.type(email, await odd.ask(email, start), start)
    expect(odd.cookies.coinquiry_sign_in).toMatch(/^[\w-]{43}$/)
  })

  it(
    'is counted right while everybody tries at once',
    () =>
      trialsOfFew(open(), async (trial) => {
        const to = `ada${trial}@example.org`
        const ada = browser()
        const code = await ada.ask(to, start)
        const { done, refused } = await race((n) =>
          n === 20
            ? ada.type(to, code, start)
            : app(`198.51.${trial}.${n % 2}`).type(to, `WRONG${n}`, start),
        )
        expect([done.length, refused]).toEqual([1, { 'error.wrongCode': 49 }])
        const tries = await open()
          .db.selectFrom('code_tries')
          .select('network')
          .where('network', 'like', `198.51.${trial}.%`)
          .execute()
        expect(tries.length).toBeLessThanOrEqual(10)
        await open().db.deleteFrom('rate_uses').execute()
      }),
    RACE_TIMEOUT_MS,
  )
})
