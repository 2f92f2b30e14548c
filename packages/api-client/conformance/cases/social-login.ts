import assert from 'node:assert/strict'
import type { OperationId, Schemas } from '../../src/contract/contract.ts'
import { type Case, refusal, success } from '../case.ts'
import type { CaseContext } from '../case-context.ts'
import type { Client } from '../client.ts'
import { LeftOut } from '../left-out.ts'
import type { CallRequest } from '../request.ts'
import { signedIn } from './auth.ts'

type Provider = Schemas['Config']['social_providers'][number]

const NOT_CONFIGURED = /\/login\?error=provider$/
const SIGNED_IN = /\/\?short_token=[^&]+$/
const FAILED = /\/login(\?.*)?$/

const begins = [
  ['beginGoogleLogin', 'google', {}],
  ['beginTwitterLogin', 'twitter', {}],
  ['appleLogin', 'apple', {}],
  ['appleLogin', 'apple', { body: {} }],
  ['appleLogin', 'apple', { form: new URLSearchParams() }],
] as const satisfies readonly (readonly [OperationId, Provider, CallRequest])[]

/** Leaves the case out where the server says of itself that it has no such provider. */
export async function needProvider(context: CaseContext, provider: Provider): Promise<void> {
  if (context.subject.notOffered?.includes('fetchConfig')) return
  const { data } = await context.visitor().done('fetchConfig')
  if (data.social_providers.includes(provider)) return
  throw new LeftOut(`/config does not name ${provider} in social_providers`)
}

/** Fails unless a redirect has these parameters, and says where it leads. */
export function expectInAddress(location: string, ...names: readonly string[]): void {
  const { searchParams } = new URL(location)
  for (const name of names) {
    assert.ok(searchParams.get(name), `The redirect to ${location} has no ${name} for the provider`)
  }
}

/** Follows a browser back from a provider, to the token that the app finds in its address. */
async function shortToken(context: CaseContext, provider: Provider) {
  const request = await context.subject.returning(provider)
  const id = provider === 'apple' ? 'appleLogin' : 'socialCallback'
  const location = await context.visitor().redirected(id, request)
  assert.match(location, SIGNED_IN)
  return new URL(location, context.subject.api).searchParams.get('short_token') ?? ''
}

async function expectFailed(client: Client, id: OperationId, request: CallRequest) {
  assert.match(await client.redirected(id, request), FAILED)
}

export const socialLoginCases: readonly Case[] = [
  ...begins.flatMap(([id, provider, request]) => [
    success(id, `leads to the provider ${shown(request)}`, async (context) => {
      await needProvider(context, provider)
      const location = await context.visitor().redirected(id, request)
      expectInAddress(location, 'state', 'client_id')
    }),
    success(id, `says that it is not configured ${shown(request)}`, async (context) => {
      const client = context.visitor(await context.subject.withoutProviders())
      assert.match(await client.redirected(id, request), NOT_CONFIGURED)
    }),
  ]),

  ...(['google', 'twitter'] as const).flatMap((provider) => [
    success('socialCallback', `signs in with ${provider}`, async (context) => {
      await shortToken(context, provider)
    }),
    success('socialCallback', `takes a state of ${provider} once`, async (context) => {
      const request = await context.subject.returning(provider)
      await context.visitor().redirected('socialCallback', request)
      await expectFailed(context.visitor(), 'socialCallback', request)
    }),
    success('socialCallback', `ties a state of ${provider} to its browser`, async (context) => {
      const { cookie: _, ...request } = await context.subject.returning(provider)
      await expectFailed(context.visitor(), 'socialCallback', request)
    }),
    success('socialCallback', `takes no made-up state of ${provider}`, async (context) => {
      for (const query of [{}, { state: 'made-up', code: 'x' }, { error: 'access_denied' }]) {
        const request = { path: { provider }, query }
        await expectFailed(context.visitor(), 'socialCallback', request)
      }
    }),
  ]),
  success('appleLogin', "takes Apple's form post", async (context) => {
    await shortToken(context, 'apple')
  }),
  success('appleLogin', 'takes no made-up state', async (context) => {
    const form = new URLSearchParams({ state: 'made-up', code: 'x' })
    await expectFailed(context.visitor(), 'appleLogin', { form })
  }),

  ...(['google', 'apple', 'twitter'] as const).map((provider) =>
    success('fetchAccessToken', `signs in after ${provider}`, async (context) => {
      const body = { short_token: await shortToken(context, provider) }
      await (await signedIn(context, 'fetchAccessToken', body)).done('fetchUser')
    }),
  ),
  refusal('fetchAccessToken', 'error.begunElsewhere', 'and keeps it', async (context) => {
    const request = await context.subject.returning('google')
    const location = await context.visitor().redirected('socialCallback', request)
    const short_token = new URL(location, context.subject.api).searchParams.get('short_token') ?? ''
    const body = { short_token, only_begun_here: 1 }
    await context.visitor().refused('fetchAccessToken', 'error.begunElsewhere', { body })
    const other = await context.subject.returning('google')
    const own = { body, ...(request.cookie !== undefined && { cookie: request.cookie }) }
    await context.visitor().done('fetchAccessToken', own)
    const again = await context.visitor().redirected('socialCallback', other)
    const { searchParams } = new URL(again, context.subject.api)
    return { request: { body: { ...body, short_token: searchParams.get('short_token') } } }
  }),
  refusal('fetchAccessToken', 'error.invalidShortToken', 'one that is unknown', {
    body: { short_token: 'unknown' },
  }),
  refusal('fetchAccessToken', 'error.invalidShortToken', 'one that is used', async (context) => {
    const body = { short_token: await shortToken(context, 'google') }
    await context.visitor().done('fetchAccessToken', { body })
    return { request: { body } }
  }),
]

function shown({ body, form }: CallRequest): string {
  if (form) return 'for a form'
  return body ? 'for JSON' : 'for an empty request'
}
