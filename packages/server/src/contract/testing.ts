import type { Operation, Schema } from '@coinquiry/api-client/contract'
import { BODY_MAX_BYTES } from '@coinquiry/api-client/limits'
import Fastify, { type FastifyInstance } from 'fastify'
import type { AppContext, RequestContext, ServerHandlers } from '../app-context.ts'
import { type ContractOptions, contractRoutes } from './plugin.ts'
import { visitor } from './viewer.ts'

/** An operation that takes and answers nothing in particular. */
export function testOperation(
  fields: Pick<Operation, 'id' | 'method' | 'path'> & Partial<Operation>,
): Operation {
  return {
    tag: 'tests',
    signInRequired: false,
    takesCookie: false,
    parameters: [],
    body: null,
    bodyLimit: BODY_MAX_BYTES,
    responses: {},
    errors: {},
    streamErrors: [],
    ...fields,
  }
}

export type TestHandler = (ctx: RequestContext, input: never) => Promise<unknown>

export interface TestServer extends Partial<Omit<ContractOptions, 'contract' | 'context'>> {
  readonly operations: readonly Operation[]
  readonly schemas?: Readonly<Record<string, Schema>>
  readonly publicUrl?: string
  readonly app?: FastifyInstance
}

/** A server of a contract of its own. */
export async function testServer(
  handlers: Readonly<Record<string, TestHandler>>,
  {
    operations,
    schemas = {},
    publicUrl = 'http://localhost',
    app = Fastify(),
    ...rest
  }: TestServer,
) {
  await app.register(contractRoutes, {
    contract: { operations, schemas },
    context: {
      env: { PUBLIC_URL: publicUrl },
      ports: { clock: { now: () => new Date(0) } },
    } as unknown as AppContext,
    handlers: handlers as unknown as ServerHandlers,
    viewerOf: async () => visitor,
    viewerOfCookie: async () => visitor,
    refuseEarly: () => undefined,
    admit: () => () => undefined,
    checkReplies: false,
    ...rest,
  })
  return app
}

/** The signed-in user of these tests. */
export const ann = {
  kind: 'user',
  userId: 'ann',
  isMember: false,
  tokenHash: new Uint8Array(),
} as const
