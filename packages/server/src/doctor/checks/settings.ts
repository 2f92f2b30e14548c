import { isLoopback, isLoopbackHost } from '../../env/loopback.ts'
import type { Env } from '../../env.ts'
import { type Check, type Finding, ok, warning } from '../finding.ts'

/** Settings that are possible, and seldom meant on an address that others can reach. */
export const settings: Check = {
  name: 'settings',
  isLocal: true,
  async run(env) {
    const doubts = doubtsOf(env)
    return doubts.length > 0 ? doubts : [ok(`usable, for ${env.PUBLIC_URL}`)]
  },
}

function doubtsOf({ CHECKOUT, HOST, MAIL, PUBLIC_URL }: Env): Finding[] {
  const isPublic = !isLoopback(PUBLIC_URL)
  const doubts: Finding[] = []
  if (CHECKOUT === 'test' && (isPublic || !isLoopbackHost(HOST)))
    doubts.push(
      warning(
        'CHECKOUT=test on an address that others can reach: everybody gets Pro for nothing',
        'set CHECKOUT=off, or sell by Stripe',
      ),
    )
  if (MAIL === 'outbox' && isPublic)
    doubts.push(
      warning(
        'MAIL=outbox: nobody gets a sign-in mail, only who reads the console or the outbox',
        'set SMTP_URL and MAIL_FROM instead of MAIL',
      ),
    )
  if (isPublic && PUBLIC_URL.startsWith('http:'))
    doubts.push(
      warning(
        `PUBLIC_URL is ${PUBLIC_URL}: codes and sessions travel unencrypted`,
        'let a proxy end TLS and set PUBLIC_URL to its https address',
      ),
    )
  return doubts
}
