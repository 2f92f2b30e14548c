import { type HttpHandler, http } from 'msw'
import { spoilt, statusFault } from '../faults/fault-replies.ts'
import type { Faults } from '../faults/faults.ts'
import { handlers } from '../handlers/handlers.ts'
import type { House } from '../house.ts'
import { acceptedLanguage } from '../words/language.ts'
import type { Ctx } from './context.ts'
import { operations } from './contract.gen.ts'
import { NAVIGATION_COOKIE, sentCookies } from './cookies.ts'
import { type AnyInput, inputReader } from './input-reader.ts'
import type { Operation } from './operation.ts'
import { Refusal, refuse } from './refusal.ts'
import type { AnyReply } from './replies.ts'
import { refusalResponse, responseOf } from './responses.ts'

export interface MountOptions {
  /** Where the contract's paths begin. */
  readonly base: string
  readonly faults: Faults
  /** When the connection of a request closes, where the request itself does not know. */
  readonly closed?: (request: Request) => AbortSignal | undefined
}

/** An operation, as msw serves it. */
export interface Mounted {
  readonly operation: Operation
  readonly handler: HttpHandler
}

type AnyHandler = (ctx: Ctx, input: AnyInput) => Promise<AnyReply>

/** Every operation of the contract, with the handler of its `operationId`. */
export function mount(house: House, options: MountOptions): Mounted[] {
  return operations.map((operation) => {
    const method = operation.method.toLowerCase() as 'get' | 'post' | 'delete'
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
    const serve = server(house, operation, options)
    return {
      operation,
      handler: http[method](`*${options.base}${path}`, ({ request, params }) =>
        serve(request, params),
      ),
    }
  })
}

function server(house: House, operation: Operation, { base, faults, closed }: MountOptions) {
  const readInput = inputReader(operation)
  const handle = handlers[operation.id] as AnyHandler

  return async (request: Request, params: Readonly<Record<string, unknown>>) => {
    const { headers } = request
    const language = acceptedLanguage(headers.get('accept-language'))
    const fault = faults.take(operation.id, headers)
    const connection = new AbortController()
    for (const signal of [request.signal, closed?.(request)]) {
      signal?.addEventListener('abort', () => connection.abort())
    }
    try {
      const ctx = contextOf(house, request, operation, { base, signal: connection.signal })
      if (ctx.world.latency > 0) await house.wait(ctx.world.latency)
      const broken = fault && statusFault(fault)
      if (broken instanceof Response) return broken
      if (broken) throw refuse(broken)
      if (operation.signInRequired && !ctx.viewer) throw refuse('error.unauthorized')
      const input = await readInput(request, params)
      const refusal = ctx.world.refusals[operation.id]
      if (refusal) throw refuse(refusal)
      const reply = await handle(ctx, input)
      return reply.kind === 'stream'
        ? await spoilt(reply.frames, fault, connection)
        : responseOf(reply)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const navigates = headers.get('accept')?.includes('text/html')
      const pages = navigates ? operation.pages : []
      return refusalResponse(error.key, { language, now: house.clock(), pages })
    }
  }
}

function contextOf(
  house: House,
  { headers, url }: Request,
  { takesCookie }: Operation,
  { base, signal }: Pick<Ctx, 'base' | 'signal'>,
): Ctx {
  const cookies = sentCookies(headers.get('cookie'))
  const bearer = /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const token = bearer ?? (takesCookie ? cookies[NAVIGATION_COOKIE] : undefined) ?? ''
  const session = house.sessions.findFirst((q) => q.where({ token }))
  const viewer = session && house.users.findFirst((q) => q.where({ user_id: session.user_id }))
  const accept = headers.get('accept') ?? ''
  return {
    house,
    world: house.worlds.get(viewer?.world ?? '') ?? house.world,
    viewer: viewer ?? null,
    token,
    cookies,
    language: acceptedLanguage(headers.get('accept-language')),
    origin: new URL(url).origin,
    base,
    wantsJson: accept.includes('application/json') && !accept.includes('text/event-stream'),
    signal,
  }
}
