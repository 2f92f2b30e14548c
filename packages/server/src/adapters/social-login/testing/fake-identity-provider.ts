import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  Events,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Issuer,
  OAuth2Service,
  type TokenRequestIncomingMessage,
} from 'oauth2-mock-server'
import { listenOnLoopback } from '../../../testing/loopback-server.ts'
import { formPost } from './form-post.ts'

export interface IdentityPerson {
  readonly sub: string
  readonly name?: string
  readonly email?: string
  readonly email_verified?: boolean | 'true' | 'false'
}

export interface FakeIdentityProvider extends AsyncDisposable {
  readonly issuer: string
  /** Who agrees to every request from now on; null refuses. */
  person: IdentityPerson | null
  /** Changes every token before it is signed. */
  tamper: (token: MutableToken) => void
  /** Changes every answer to a code. */
  tamperReply: (reply: Record<string, unknown>) => void
}

interface IdentityClient {
  readonly id: string
  /** Whether the secret that came with a code is this client's. */
  readonly knows: (secret: string, issuer: string) => boolean
  /** Says in each answer by which issuer it is given. */
  readonly namesItself: boolean
  /** What is posted beside the code when answers are asked for as forms. */
  readonly posts?: (person: IdentityPerson) => Readonly<Record<string, string>>
}

/** An OpenID provider on loopback that consents at once, strict where the library behind it is lax. */
export async function startFakeIdentityProvider(
  client: IdentityClient,
): Promise<FakeIdentityProvider> {
  const issuer = new OAuth2Issuer()
  const service = new OAuth2Service(issuer)
  await issuer.keys.generate('RS256')
  const redirectUris = new Map<string, string>()

  const server = await listenOnLoopback((request, response) => {
    const url = new URL(request.url ?? '', server.address)
    if (url.searchParams.get('response_mode') === 'form_post') answerByForm(url, response)
    else if (url.pathname === '/token') redeem(request, response)
    else service.requestHandler(request, response)
  })
  issuer.url = server.address
  const fake: FakeIdentityProvider = {
    issuer: server.address,
    person: { sub: 'person-1', name: 'Mei', email: 'mei@example.org', email_verified: true },
    tamper: () => undefined,
    tamperReply: () => undefined,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }

  async function answerByForm(url: URL, response: ServerResponse) {
    url.searchParams.delete('response_mode')
    const { headers } = await fetch(url, { redirect: 'manual' })
    const extra = fake.person ? client.posts?.(fake.person) : {}
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(formPost(new URL(headers.get('location') ?? ''), extra ?? {}))
  }

  /** As the real ones, looks at the client first, and then at the code. */
  async function redeem(request: IncomingMessage, response: ServerResponse) {
    await once(request, 'readable')
    const body: Buffer = request.read() ?? Buffer.alloc(0)
    request.unshift(body)
    const given = new URLSearchParams(body.toString())
    const isClient =
      given.get('client_id') === client.id &&
      client.knows(given.get('client_secret') ?? '', fake.issuer)
    if (isClient && redirectUris.has(given.get('code') ?? ''))
      return service.requestHandler(request, response)
    response
      .writeHead(isClient ? 400 : 401, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: isClient ? 'invalid_grant' : 'invalid_client' }))
  }

  service.on(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri) => {
    const { searchParams } = url
    redirectUris.set(searchParams.get('code') ?? '', url.origin + url.pathname)
    if (client.namesItself) searchParams.set('iss', fake.issuer)
    if (fake.person) return
    searchParams.delete('code')
    searchParams.set('error', 'access_denied')
  })
  service.on(Events.BeforeTokenSigning, (token: MutableToken) => {
    Object.assign(token.payload, fake.person)
    fake.tamper(token)
  })
  service.on(
    Events.BeforeResponse,
    (response: MutableResponse, { body }: TokenRequestIncomingMessage) => {
      const given = new Map(Object.entries(body))
      const isRight =
        given.has('code_verifier') &&
        given.get('redirect_uri') === redirectUris.get(String(given.get('code')))
      if (isRight && response.body) return fake.tamperReply(response.body)
      response.statusCode = 400
      response.body = { error: 'invalid_grant' }
    },
  )
  return fake
}
