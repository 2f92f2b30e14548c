import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { User } from '../../fixtures/users.ts'
import type { Language } from '../pages/messages.ts'
import type { TestApp } from '../test-app/test-app.ts'

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** What a browser keeps of the app: what signing in leaves there, or nothing. */
export function browserState({ address }: TestApp, user?: User): State {
  const localStorage = user ? [{ name: 'access_token', value: user.token }] : []
  const cookies = (user?.cookies ?? []).map((cookie) => cookieOf(cookie, address))
  return { cookies, origins: [{ origin: address, localStorage }] }
}

function cookieOf(set: string, address: string): State['cookies'][number] {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
  const [, path = '/'] = /; Path=([^;]+)/.exec(set) ?? []
  const { hostname: domain } = new URL(address)
  const rest = { expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const }
  return { name, value, path, domain, ...rest }
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
    storageState: browserState(testApp, user),
  })
  await visit(await context.newPage())
  await context.close()
}
