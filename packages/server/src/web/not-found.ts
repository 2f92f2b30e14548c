import type { FastifyReply, FastifyRequest } from 'fastify'
import { failureOf, sendFailure } from '../contract/errors.ts'
import { acceptedLanguage } from '../contract/language.ts'
import { refuse } from '../domain/refusal.ts'

/** What no route answers, in the form of every failure. */
export async function notFound(request: FastifyRequest, reply: FastifyReply) {
  const language = acceptedLanguage(request.headers['accept-language'])
  return sendFailure(reply, failureOf(refuse('error.notFound'), language))
}
