import assert from 'node:assert/strict'
import type { Case } from '../case.ts'
import type { Contract, Operation } from '../contract.ts'
import type { CallRequest } from '../request.ts'
import type { Stage } from '../stage.ts'
import { sampleRequest } from './sample.ts'

/** Tokens that are none, for each operation: refused where one is required, else not looked at. */
export function badTokens(contract: Contract, operation: Operation): Case[] {
  return operation.signInRequired
    ? [...refusedTokens(contract, operation), signInComesFirst(operation)]
    : [deadTokenIsAVisitors(contract, operation)]
}

const tokens: readonly (readonly [
  name: string,
  request: (stage: Stage) => Promise<CallRequest>,
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

function refusedTokens(contract: Contract, operation: Operation): Case[] {
  return [...tokens, ...(operation.takesCookie ? [] : [cookie])].map(([name, request]) => ({
    operation: operation.id,
    shows: 'error.unauthorized',
    name: `refuses ${name}`,
    decided: false,
    async run(stage) {
      const sent = { ...sampleRequest(contract, operation), ...(await request(stage)) }
      await stage.visitor().refused(operation.id, 'error.unauthorized', sent)
    },
  }))
}

function signInComesFirst({ id, body, parameters }: Operation): Case {
  return {
    operation: id,
    shows: 'error.unauthorized',
    name: 'asks for a sign-in before it looks at anything else',
    decided: false,
    async run(stage) {
      const path = Object.fromEntries(parameters.map(({ name }) => [name, '-']))
      const sent = body ? { sent: { type: 'text/plain', content: '{"half' } } : {}
      await stage.visitor().refused(id, 'error.unauthorized', { path, ...sent })
    },
  }
}

/** That 401 is not declared for these operations is what fails where a server sends it. */
function deadTokenIsAVisitors(contract: Contract, operation: Operation): Case {
  return {
    operation: operation.id,
    shows: 'success',
    name: 'takes a dead token for none',
    decided: false,
    async run(stage) {
      const { body, ...rest } = sampleRequest(contract, operation)
      const request = body === undefined ? rest : { ...rest, body: [] }
      const token = await stage.subject.revokedToken()
      const [without, dead] = [
        await stage.visitor().call(operation.id, request),
        await stage.visitor().call(operation.id, { ...request, token }),
      ]
      assert.equal(dead.status, without.status)
    },
  }
}
