import assert from 'node:assert/strict'
import type { Operation } from '../../src/contract/contract.ts'
import type { Case } from '../case.ts'
import type { CaseContext } from '../case-context.ts'
import type { CallRequest } from '../request.ts'
import { sampleRequest } from './values.ts'

/** Invalid tokens, for each operation: refused where one is required, else ignored. */
export function badTokens(operation: Operation): Case[] {
  return operation.signInRequired
    ? [...refusedTokens(operation), signInComesFirst(operation)]
    : [deadTokenIsAVisitors(operation)]
}

const tokens: readonly (readonly [
  name: string,
  request: (context: CaseContext) => Promise<CallRequest>,
])[] = [
  ['no token', async () => ({})],
  ['a token nobody got', async () => ({ token: 'not-a-token' })],
  ['a token of another scheme', async () => ({ headers: { authorization: 'Basic YTpi' } })],
  ['a revoked token', async ({ subject }) => ({ token: await subject.revokedToken() })],
  [
    'the token of a deleted account',
    async ({ subject }) => ({ token: await subject.deletedUser() }),
  ],
]

const cookie: (typeof tokens)[number] = [
  'the cookie of navigations',
  async ({ subject }) => ({ cookie: (await subject.freeUser()).cookie }),
]

function refusedTokens(operation: Operation): Case[] {
  return [...tokens, ...(operation.takesCookie ? [] : [cookie])].map(([name, request]) => ({
    operation: operation.id,
    outcome: 'error.unauthorized',
    name: `refuses ${name}`,
    async run(context) {
      const sent = { ...sampleRequest(operation), ...(await request(context)) }
      await context.visitor().refused(operation.id, 'error.unauthorized', sent)
    },
  }))
}

function signInComesFirst({ id, body, parameters }: Operation): Case {
  return {
    operation: id,
    outcome: 'error.unauthorized',
    name: 'asks for a sign-in before it looks at anything else',
    async run(context) {
      const path = Object.fromEntries(parameters.map(({ name }) => [name, '-']))
      const sent = body ? { sent: { type: 'text/plain', content: '{"half' } } : {}
      await context.visitor().refused(id, 'error.unauthorized', { path, ...sent })
    },
  }
}

/** That 401 is not declared for these operations is what fails where a server sends it. */
function deadTokenIsAVisitors(operation: Operation): Case {
  return {
    operation: operation.id,
    outcome: 'success',
    name: 'takes a dead token for none',
    async run(context) {
      const { body, ...rest } = sampleRequest(operation)
      const request = body === undefined ? rest : { ...rest, body: [] }
      const token = await context.subject.revokedToken()
      const [without, dead] = [
        await context.visitor().call(operation.id, request),
        await context.visitor().call(operation.id, { ...request, token }),
      ]
      assert.equal(dead.status, without.status)
    },
  }
}
