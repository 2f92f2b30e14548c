import { randomUUID } from 'node:crypto'
import { acceptedLanguage, bearerToken } from '@coinquiry/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { failureOf, sendFailure } from '../../contract/errors.ts'
import { discardBody } from '../../contract/input.ts'
import type { SignedIn } from '../../contract/viewer.ts'
import { withoutPort } from '../../domain/network-of.ts'
import { refuse } from '../../domain/refusal.ts'
import { viewerOfToken } from '../../features/auth/session.ts'
import { takeLookUp, takeMessage } from '../../features/rate-limits/look-ups.ts'
import { cors } from '../cors.ts'
import { ownApi } from './own-api.ts'
import { isBatch, messageIn, RunningCalls } from './running-calls.ts'
import type { Caller, McpTool } from './tool.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in by the bearer token; null before that is known. */
    signedIn: SignedIn | null
  }
}

/** Of a message that calls no tool, in bytes: clients send hundreds. */
const MESSAGE_MAX = 16_384
const SESSION = 'mcp-session-id'
/** Of the protocol, for pages of other origins. */
const HEADERS = [SESSION, 'mcp-protocol-version', 'mcp-method', 'mcp-name']

/**
 * `/mcp`: this server's tools by the Model Context Protocol, for whoever has a token of the API. They
 * and the protocol's package are loaded with the first request.
 */
export async function mcp(app: FastifyInstance, context: AppContext) {
  if (context.env.MCP === 'off') return
  const { env, ports } = context
  const origins = new Set([new URL(env.PUBLIC_URL).origin, ...env.CORS_ORIGINS])
  const running = new RunningCalls()
  let tools: readonly McpTool[] | undefined

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const viewer = request.signedIn
    if (!viewer) throw refuse('error.unauthorized')
    const body = typeof request.body === 'string' ? request.body : ''
    if (isBatch(body)) return sendFault(reply, 400, -32_600, 'Send one message at a time')
    const message = messageIn(body)
    if (message?.method !== 'tools/call' && Buffer.byteLength(body) > MESSAGE_MAX)
      return sendFault(reply, 413, -32_600, `Send ${MESSAGE_MAX} bytes at most, but to call a tool`)
    const session = request.headers[SESSION]
    const caller = `${Buffer.from(viewer.tokenHash).toString('hex')} ${session}`
    if (message?.method === 'initialize') reply.header(SESSION, randomUUID())
    if (message?.method === 'notifications/cancelled')
      running.cancel(caller, message.params.requestId)
    const isCall = message?.method === 'tools/call'
    const call = new AbortController()
    const done = isCall && session !== undefined ? running.add(caller, message.id, call) : null
    const end = () => {
      done?.()
      call.abort()
    }
    if (reply.raw.destroyed) end()
    else reply.raw.once('close', end)
    const { answerRequest } = await import('./protocol.ts')
    const { toolsOf } = await import('./tools.ts')
    tools ??= toolsOf(context)
    const streams = isCall && message.params.name === 'ask'
    const asked = webRequest(request, env.PUBLIC_URL, body, call.signal)
    reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no')
    return reply.send(
      await answerRequest(asked, tools, callerOf(context, request, viewer, call.signal), streams),
    )
  }

  const scoped = async (scope: FastifyInstance) => {
    await cors(scope, { origins: env.CORS_ORIGINS, headers: HEADERS })
    scope.decorateRequest('signedIn', null)
    // The protocol's package says itself what is wrong with a body.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, async (_: unknown, text: string) => text)
    scope.setErrorHandler(async (error, request, reply) => {
      await discardBody(request.raw)
      const failure = failureOf(error, acceptedLanguage(request.headers['accept-language']))
      if (failure.status >= 500) request.log.error({ err: error }, 'request failed')
      if (failure.status === 401) reply.header('www-authenticate', challengeFor(request))
      return sendFailure(reply, failure)
    })
    scope.route({
      method: ['GET', 'POST', 'DELETE'],
      exposeHeadRoute: false,
      url: '',
      async onRequest(request, reply) {
        const { origin } = request.headers
        if (origin !== undefined && !origins.has(origin))
          return sendFault(reply, 403, -32_000, 'This origin may not call')
        const token = bearerToken(request.headers.authorization)
        const now = ports.clock.now()
        const viewer = token ? await viewerOfToken(context.database.db, token, now) : null
        if (viewer?.kind !== 'user') throw refuse('error.unauthorized')
        request.signedIn = viewer
        takeMessage(context, viewer.userId)
      },
      handler: answer,
    })
  }
  await app.register(scoped, { prefix: '/mcp' })
}

function callerOf(
  context: AppContext,
  request: FastifyRequest,
  viewer: SignedIn,
  signal: AbortSignal,
): Caller {
  const fetch = ownApi(request.server, request)
  const token = bearerToken(request.headers.authorization)
  return {
    viewer,
    signal,
    language: acceptedLanguage(request.headers['accept-language']),
    api: (language) => ({
      baseUrl: '/api/v1',
      token: () => token,
      language: () => language,
      fetch,
    }),
    takeLookUp: () => takeLookUp(context, viewer.userId, withoutPort(request.ip)),
    report: (error) => request.log.error({ err: error }, 'A tool failed'),
  }
}

/** Says how to sign in, and that a token that was sent is none. */
function challengeFor({ headers }: FastifyRequest): string {
  const isInvalid = bearerToken(headers.authorization) !== null
  return `Bearer realm="Coinquiry"${isInvalid ? ', error="invalid_token"' : ''}`
}

/** A fault of the protocol, outside of any call. */
function sendFault(reply: FastifyReply, status: number, code: number, message: string) {
  const fault = { jsonrpc: '2.0', error: { code, message }, id: null }
  return reply.code(status).header('cache-control', 'no-store').send(fault)
}

function webRequest(
  { method, headers }: FastifyRequest,
  publicUrl: string,
  body: string,
  signal: AbortSignal,
): Request {
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  const content = method === 'POST' ? { body } : {}
  return new Request(new URL('/mcp', publicUrl), { method, headers: sent, ...content, signal })
}
