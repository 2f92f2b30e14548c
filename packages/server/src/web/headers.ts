import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** For replies that no hook runs for. */
export const bareHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

export interface SecurityOptions {
  readonly https: boolean
  /** Where a form of ours may lead in the end, beside this server. */
  readonly formTargets: readonly string[]
}

/** Pages load nothing inline and nothing from other origins, so the policy needs no exceptions. */
export function securityHeaders(
  app: FastifyInstance,
  { https, formTargets }: SecurityOptions,
): void {
  // Made once: to make them for each request costs as much as to refuse it.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...formTargets],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        // Reads `&amp;` in answers: packages/app/build/character-reference.ts. There is no other.
        trustedTypes: ['character-reference'],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: https && { maxAge: 31_536_000 },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', (request, reply, done) =>
    setHeaders(request.raw, reply.raw, (error) => done(error instanceof Error ? error : undefined)),
  )
}
