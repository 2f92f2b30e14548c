import type { RedirectReply } from '@coinquiry/api-client/contract'
import type { Database } from '../../../adapters/database/database.ts'
import type { SignedIn, Viewer } from '../../../contract/viewer.ts'
import { readEnv } from '../../../env.ts'
import { NotAnImage } from '../../../ports/images.ts'
import {
  type SocialLogin,
  SocialLoginFailure,
  type SocialPerson,
  type SocialProvider,
} from '../../../ports/social-login.ts'
import { bodyOnly, handlerContext, noInput } from '../../../testing/handler-context.ts'
import { viewerOfToken } from '../../auth/session.ts'
import { socialHandlers } from '../handlers.ts'

export const PUBLIC_URL = 'https://ask.example.org'
const env = readEnv({ PUBLIC_URL, MAIL: 'outbox', RATE_LIMITS: 'off' })

/** Providers that anybody may come back from with a code of theirs, and browsers to do so. */
export function socialWorld(database: Database) {
  const people = new Map<string, SocialPerson>()
  let now = new Date('2026-03-01T12:00:00Z')
  let picture: Uint8Array | null = null
  let picturesAreReadable = true
  let reachable = true
  let providers: SocialProvider[] = ['google', 'apple', 'twitter']

  const socialLogin: SocialLogin = {
    get providers() {
      return providers
    },
    async begin(provider, { state }) {
      if (!reachable) throw new SocialLoginFailure('away')
      return `https://${provider}.example/authorize?state=${state}`
    },
    async complete(_provider, _attempt, returned) {
      const person = people.get(returned.get('code') ?? '')
      if (!person) throw new SocialLoginFailure('unknown code')
      return person
    },
    picture: async () => picture,
  }
  const images = {
    async avatar(content: Uint8Array) {
      if (!picturesAreReadable) throw new NotAnImage()
      return content
    },
  }
  const context = <By extends Viewer = Viewer>(
    parts: { viewer?: By; cookies?: Record<string, string> } = {},
  ) => handlerContext<By>(database, { env, now, ports: { socialLogin, images }, ...parts })

  return {
    database,
    context,
    /** Somebody at a provider, who comes back with the code that is returned. */
    person(provider: SocialProvider, fields: Partial<SocialPerson> & { subject: string }): string {
      const code = `${provider} code of ${fields.subject}`
      const nobody = { email: null, name: null, screenName: null, pictureUrl: null }
      people.set(code, { ...nobody, hostedDomain: null, ...fields })
      return code
    },
    waitSeconds(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000)
    },
    showPicture(content: Uint8Array | null) {
      picture = content
    },
    spoilPictures() {
      picturesAreReadable = false
    },
    loseProviders() {
      reachable = false
    },
    removeProviders() {
      providers = []
    },
    viewer: (token: string) => viewerOfToken(database.db, token, now),
    async exchange(short_token: string) {
      return socialHandlers.fetchAccessToken(context(), bodyOnly({ short_token }))
    },
    /** As our app does: only what was begun in this browser. */
    async exchangeOwn(short_token: string, { cookies }: { cookies: Record<string, string> }) {
      const body = { short_token, only_begun_here: true }
      return socialHandlers.fetchAccessToken(context({ cookies }), bodyOnly(body))
    },
    browser: () => browser(context),
  }
}

export type SocialWorld = ReturnType<typeof socialWorld>

interface Begun {
  /** Where the browser is sent. */
  readonly url: URL
  /** With what the provider is asked. */
  readonly state: string
}

function browser(context: SocialWorld['context']) {
  const cookies: Record<string, string> = {}

  function follow({ location, cookies: set = [] }: RedirectReply): Begun {
    for (const { name, value } of set) cookies[name] = value
    const url = new URL(location)
    return { url, state: url.searchParams.get('state') ?? '' }
  }

  return {
    cookies,
    async begin(provider: SocialProvider): Promise<Begun> {
      const ctx = context({ cookies })
      if (provider === 'google') return follow(await socialHandlers.beginGoogleLogin(ctx))
      if (provider === 'apple') return follow(await socialHandlers.appleLogin(ctx, noInput))
      return follow(await socialHandlers.beginTwitterLogin(ctx))
    },
    async beginBind(viewer: SignedIn): Promise<Begun> {
      return follow(await socialHandlers.beginBindTwitter(context({ cookies, viewer })))
    },
    /** Where the browser is sent after it came back from the provider. */
    async end(provider: SocialProvider, sent: { state?: string; code?: string }): Promise<URL> {
      const ctx = context({ cookies })
      const { location } =
        provider === 'apple'
          ? await socialHandlers.appleLogin(ctx, bodyOnly(sent))
          : await socialHandlers.socialCallback(ctx, {
              ...noInput,
              path: { provider },
              query: sent,
            })
      return new URL(location)
    },
  }
}

/** Signs in from a new browser; the short token that it is given. */
export async function signInBy(
  world: SocialWorld,
  provider: SocialProvider,
  code: string,
): Promise<string> {
  const browser = world.browser()
  const { state } = await browser.begin(provider)
  const back = await browser.end(provider, { state, code })
  return back.searchParams.get('short_token') ?? ''
}

/** Signs in all the way; gives the user. */
export async function viewerBy(world: SocialWorld, provider: SocialProvider, code: string) {
  const { body } = await world.exchange(await signInBy(world, provider, code))
  const viewer = await world.viewer(body.data.access_token)
  if (viewer.kind === 'visitor') throw new Error('Nobody was signed in')
  return viewer
}
