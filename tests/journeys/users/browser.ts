import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { User } from '../../fixtures/users.ts'
import type { Language } from '../pages/messages.ts'
import type { TestApp } from '../test-app/test-app.ts'

/** Carries the token to the first page, which moves it to where the app looks for it. */
const CARRIER = 'journey_token'

/**
 * Leaves in a browser what signing in leaves there. Playwright's `storageState` would do the same
 * with a page of its own for each browser, which takes longer than many a journey.
 */
export async function signInBrowser(
  context: BrowserContext,
  { address }: Pick<TestApp, 'address'>,
  { token, cookies }: Pick<User, 'token' | 'cookies'>,
): Promise<void> {
  await context.addCookies([
    { name: CARRIER, value: token, url: address },
    ...cookies.map((cookie) => cookieOf(cookie, address)),
  ])
  await context.addInitScript(
    ([origin, carrier]) => {
      // A frame without an origin has no cookies to read.
      if (self.origin !== origin) return
      const [, token] = new RegExp(`(?:^|; )${carrier}=([^;]+)`).exec(document.cookie) ?? []
      if (!token) return
      localStorage.setItem('access_token', token)
      // Once, or nobody could sign out.
      // biome-ignore lint/suspicious/noDocumentCookie: the app's own storage must be set before it runs
      document.cookie = `${carrier}=; Max-Age=0; Path=/`
    },
    [address, CARRIER] as const,
  )
}

/**
 * Moves the window from below the pointer, which is in the corner of the screen. Nobody has put it
 * there, and what lies below it would count as hovered.
 */
export async function leavePointer(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { windowId } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } })
  await session.detach()
}

type Cookie = Parameters<BrowserContext['addCookies']>[0][number]

function cookieOf(set: string, address: string): Cookie {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
  const [, path = '/'] = /; Path=([^;]+)/.exec(set) ?? []
  const { hostname: domain } = new URL(address)
  return { name, value, path, domain, httpOnly: true, secure: false, sameSite: 'Lax' }
}

/** Somebody else, at a browser of their own; nobody signed in without a user. */
export async function atAnotherBrowser(
  browser: Browser,
  { testApp, language, user }: { testApp: TestApp; language: Language; user?: User },
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: testApp.address,
    locale: { zh: 'zh-CN', en: 'en-US' }[language],
  })
  if (user) await signInBrowser(context, testApp, user)
  const page = await context.newPage()
  await leavePointer(page)
  await visit(page)
  await context.close()
}
