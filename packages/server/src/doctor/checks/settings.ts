import { isLoopback, isReachable } from '../../env/loopback.ts'
import type { Env } from '../../env.ts'
import { type Check, type Finding, off, ok, warning } from '../finding.ts'

/** What is set that no other check looks at, first what is seldom meant on a public address. */
export const settings: Check = {
  name: 'settings',
  async run(env) {
    const doubts = doubtsOf(env)
    const usable = doubts.length > 0 ? doubts : [ok(`usable, for ${env.PUBLIC_URL}`)]
    return [...usable, retention(env), secret(env), notice(env), ...openings(env), stop(env)]
  },
}

function doubtsOf(env: Env): Finding[] {
  const { CHECKOUT, MAIL, PUBLIC_URL } = env
  const isPublic = !isLoopback(PUBLIC_URL)
  const doubts: Finding[] = []
  if (CHECKOUT === 'test' && isReachable(env))
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

function retention({ RETENTION_DAYS: days }: Env): Finding {
  return days === 0
    ? ok('topics are kept until their owners delete them (RETENTION_DAYS=0)')
    : ok(
        `topics are deleted ${days} days after their last answer (RETENTION_DAYS), favorites never`,
      )
}

function secret({ SERVER_SECRET }: Env): Finding {
  return SERVER_SECRET
    ? ok('hashes that are kept are keyed by SERVER_SECRET: every node needs the same')
    : ok('hashes that are kept are keyed by a secret in the database itself (no SERVER_SECRET)')
}

function notice({ NOTICE_REGIONS, REGION_HEADER }: Env): Finding {
  return REGION_HEADER
    ? ok(`people in ${NOTICE_REGIONS.join(', ')} see the notice, by the header ${REGION_HEADER}`)
    : off('no notice to any region (NOTICE_REGIONS, REGION_HEADER)')
}

function openings({ CORS_ORIGINS, METRICS_TOKEN, CONTACT_URL }: Env): Finding[] {
  return [
    CORS_ORIGINS.length > 0
      ? ok(`pages of ${CORS_ORIGINS.join(', ')} may call the API (CORS_ORIGINS)`)
      : off('pages of no other origin may call the API (CORS_ORIGINS)'),
    METRICS_TOKEN
      ? ok('/metrics is open to this machine, and to whoever has METRICS_TOKEN')
      : ok('/metrics is open to this machine alone (no METRICS_TOKEN)'),
    CONTACT_URL
      ? ok(`“Contact us” leads to ${CONTACT_URL}`)
      : off('“Contact us” leads nowhere (CONTACT_URL)'),
  ]
}

function stop({ DRAIN_SECONDS }: Env): Finding {
  return ok(`running answers have ${DRAIN_SECONDS} s to finish at a stop (DRAIN_SECONDS)`)
}
