import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLoopback } from '../../../testing/loopback-server.ts'

const CLIENT = { id: 'x-client', secret: 'x-secret_with-signs' } as const
const PICTURE_PATH = '/profile_images/1/face'

export interface XPerson {
  readonly id: string
  readonly username: string
  readonly name: string
}

interface Grant {
  readonly challenge: string
  readonly redirectUri: string
  readonly person: XPerson
}

export interface FakeX extends AsyncDisposable {
  /** Settings that make a server use this X. */
  readonly env: Readonly<Record<string, string>>
  /** Who agrees to every request from now on; null refuses. */
  person: XPerson | null
  /** What the person's picture is; null answers with 404. */
  picture: Uint8Array | null
}

/** X as its developers see it: a consent that is given at once, codes for tokens, and one user. */
export async function startFakeX(): Promise<FakeX> {
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, XPerson>()
  const state: Pick<FakeX, 'person' | 'picture'> = {
    person: { id: '1480293847561029', username: 'mei_onchain', name: 'Mei' },
    picture: null,
  }

  function authorize({ searchParams }: URL, response: ServerResponse) {
    const redirectUri = searchParams.get('redirect_uri') ?? ''
    const back = new URL(redirectUri)
    back.searchParams.set('state', searchParams.get('state') ?? '')
    const isUsable =
      searchParams.get('client_id') === CLIENT.id &&
      searchParams.get('response_type') === 'code' &&
      searchParams.get('code_challenge_method') === 'S256' &&
      searchParams.get('scope')?.split(' ').includes('users.read')
    if (!isUsable || !state.person) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      const challenge = searchParams.get('code_challenge') ?? ''
      grants.set(code, { challenge, redirectUri, person: state.person })
      back.searchParams.set('code', code)
    }
    response.writeHead(302, { location: back.href }).end()
  }

  async function token(request: IncomingMessage, response: ServerResponse) {
    const form = new URLSearchParams(await text(request))
    const basic = Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')
    if (request.headers.authorization !== `Basic ${basic}`) {
      return send(response, 401, { error: 'unauthorized_client' })
    }
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const challenge = createHash('sha256').update(form.get('code_verifier') ?? '')
    const isProven =
      grant?.challenge === challenge.digest('base64url') &&
      grant.redirectUri === form.get('redirect_uri') &&
      form.get('grant_type') === 'authorization_code'
    if (!isProven) return send(response, 400, { error: 'invalid_request' })
    const access_token = randomUUID()
    tokens.set(access_token, grant.person)
    send(response, 200, { token_type: 'bearer', expires_in: 7200, access_token })
  }

  function me(request: IncomingMessage, response: ServerResponse) {
    const person = tokens.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
    if (!person) return send(response, 401, { title: 'Unauthorized' })
    const profile_image_url = `${server.address}${PICTURE_PATH}_normal.png`
    send(response, 200, { data: { ...person, profile_image_url } })
  }

  const server = await listenOnLoopback(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    if (url.pathname === '/i/oauth2/authorize') authorize(url, response)
    else if (url.pathname === '/2/oauth2/token') await token(request, response)
    else if (url.pathname === '/2/users/me') me(request, response)
    else if (url.pathname === `${PICTURE_PATH}.png` && state.picture) response.end(state.picture)
    else response.writeHead(404).end()
  })

  return Object.assign(state, {
    env: {
      X_AUTH_URL: server.address,
      X_API_URL: server.address,
      X_CLIENT_ID: CLIENT.id,
      X_CLIENT_SECRET: CLIENT.secret,
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  })
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
