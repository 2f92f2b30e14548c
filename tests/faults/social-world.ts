import { type FakeSocialLogin, startFakeSocialLogin } from '../fakes/fake-social-login.ts'
import { type ServerProcess, startServer } from '../fakes/server-process.ts'
import { Browser, type PageReply, type WayBack } from './browser.ts'
import { call } from './call.ts'
import { newStore } from './store.ts'

export const PUBLIC_URL = 'http://localhost'
export const API = `${PUBLIC_URL}/api/v1`
export const FAILED = `${PUBLIC_URL}/login`
export const PROVIDERS = ['google', 'apple', 'twitter'] as const
export type Provider = (typeof PROVIDERS)[number]

/** A server that offers all providers, and browsers that sign in by them. */
export interface SocialWorld extends AsyncDisposable {
  readonly server: ServerProcess
  readonly fakes: FakeSocialLogin
  newBrowser(): Browser
  begin(browser: Browser, provider: Provider, query?: string): Promise<PageReply>
  /** A browser that has yet to go back from the provider. */
  sentBack(provider: Provider): Promise<[Browser, WayBack]>
  /** What the short token in the address is exchanged for. */
  exchange(location: string): Promise<{ response: Response; errorKey: string; token: string }>
  signIn(provider: Provider): Promise<{ browser: Browser; token: string }>
  user(token: string): Promise<unknown>
}

export async function startSocialWorld(): Promise<SocialWorld> {
  const resources = new AsyncDisposableStack()
  const fakes = resources.use(await startFakeSocialLogin())
  const store = resources.use(await newStore('postgresql'))
  const env = { ...store.env, ...fakes.env, PUBLIC_URL }
  const server = resources.use(await startServer({ ...store, env }))

  const world: SocialWorld = {
    server,
    fakes,
    newBrowser: () => new Browser(PUBLIC_URL, server.address),
    begin(browser, provider, query = '') {
      const url = `${API}/auth/login/${provider}${query}`
      return provider === 'apple'
        ? browser.post(url, new URLSearchParams(), 'here')
        : browser.open(url)
    },
    async sentBack(provider) {
      const browser = world.newBrowser()
      return [browser, await browser.consent(await world.begin(browser, provider))]
    },
    async exchange(location) {
      const short_token = new URL(location).searchParams.get('short_token') ?? ''
      const response = await fetch(`${server.api}/auth/fetch_access_token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ short_token }),
      })
      const { error_key, data } = await response.json()
      return { response, errorKey: error_key ?? '', token: data.access_token ?? '' }
    },
    async signIn(provider) {
      const [browser, back] = await world.sentBack(provider)
      const { location } = await browser.comeBack(back)
      const { response, token } = await world.exchange(location)
      browser.keep(response)
      return { browser, token }
    },
    user: async (token) => (await call(server, '/auth/user', { method: 'GET', token })).body,
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
  return world
}

/** The same way back with some of its parameters changed, or taken away by null. */
export function changed(
  { action, fields }: WayBack,
  by: Readonly<Record<string, string | null>>,
): WayBack {
  const url = new URL(action)
  const parameters = fields ?? url.searchParams
  for (const [name, value] of Object.entries(by)) {
    if (value === null) parameters.delete(name)
    else parameters.set(name, value)
  }
  return { action: url.href, fields }
}

export function parameter({ action, fields }: WayBack, name: string): string {
  return (fields ?? new URL(action).searchParams).get(name) ?? ''
}
