import { isReachable } from '../../env/loopback.ts'
import { defaultRateLimits } from '../../env/rate-limits.ts'
import type { Env } from '../../env.ts'
import { type Check, type Finding, off, ok, warning } from '../finding.ts'

/** How often people may ask, and what their answers may cost. */
export const limits: Check = {
  name: 'limits',
  run: async (env) => [requests(env), ...tokens(env), answersAtOnce(env)],
}

function requests(env: Env): Finding {
  const all = Object.entries(env.RATE_LIMITS)
  if (all.every(([, limit]) => limit.length === 0))
    return isReachable(env)
      ? warning(
          'RATE_LIMITS=off on an address that others can reach: anybody may send mails, try codes and ask without end',
          'unset it, or name only the limits that should differ, as in ask=40/60',
        )
      : off('RATE_LIMITS=off: requests have no limits')
  const usual = new Map<string, unknown>(Object.entries(defaultRateLimits))
  const changed = all.flatMap(([name, limit]) =>
    JSON.stringify(limit) === JSON.stringify(usual.get(name)) ? [] : [name],
  )
  const how = changed.length > 0 ? `RATE_LIMITS changes ${changed.join(', ')}` : 'as by default'
  return ok(`requests are limited, ${how}`)
}

/** Without a model nothing is spent. */
function tokens(env: Env): Finding[] {
  const { free, member, server, serverBindsMembers } = env.tokenBudgets
  if (!env.AI_BASE_URL) return [off('no model: no budget of tokens is needed')]
  const endless = [
    ...(server === null ? ['MODEL_DAILY_TOKENS=off: a day of answers may cost any sum'] : []),
    ...(free === null ? ['MODEL_DAILY_TOKENS_FREE=off: one person may use up what all have'] : []),
  ]
  if (isReachable(env) && endless.length > 0)
    return endless.map((found) => warning(found, 'set it to a number of tokens, or unset it'))
  const whom = serverBindsMembers ? 'all together' : 'all free users together'
  return [
    ok(
      `tokens in a day: ${amount(server)} for ${whom} (MODEL_DAILY_TOKENS), ${amount(free)} for one free user (MODEL_DAILY_TOKENS_FREE), ${amount(member)} for one member (MODEL_DAILY_TOKENS_MEMBER)`,
    ),
  ]
}

const amount = (budget: number | null) => (budget === null ? 'any' : String(budget))

function answersAtOnce({ MAX_RUNNING_ANSWERS: most }: Env): Finding {
  return most === 0
    ? warning('MAX_RUNNING_ANSWERS=0: every question is refused', 'set it to 1 or more')
    : ok(`at most ${most} answers at once on this node (MAX_RUNNING_ANSWERS)`)
}
