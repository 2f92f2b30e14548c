import { writesInTurn } from '../../adapters/database/in-turn.ts'
import type { AppContext } from '../../app-context.ts'
import { refuse } from '../../domain/refusal.ts'
import { personKey } from '../../quota/deleted-accounts.ts'
import { addressOf } from '../../quota/quota-store.ts'
import { bucketsOf, takeRate, takeTenfold } from './rate-limits.ts'

type Context = Pick<AppContext, 'database' | 'env' | 'ports' | 'reads' | 'refused' | 'secret'>

/**
 * Counts one more look-up of a person, whose accounts of one mailbox share what is allowed; refuses
 * one too many. A network has ten times as much, counted by each node.
 */
export async function takeLookUp(ctx: Context, userId: string, ip: string): Promise<void> {
  const { env, ports, refused, secret } = ctx
  const email = await addressOf(ctx.database.db, userId)
  const who = email === null ? userId : personKey(secret, { kind: 'email', value: email })
  const database = writesInTurn(ctx.database, userId)
  await takeRate({ database, env, refused, now: ports.clock.now() }, 'look_up', who)
  takeTenfold(ctx, bucketsOf(env, 'look_up', ip))
}

/** Many times what tools are called; each message takes the protocol's package a while to check. */
const MESSAGES = [{ count: 240, seconds: 60 }]

/** Counts one more message to `/mcp` in this process, a call of a tool or another; refuses one too many. */
export function takeMessage({ env, ports, reads }: Context, userId: string): void {
  if (env.RATE_LIMITS.look_up.length === 0) return
  const retryAfter = reads.take([{ name: `mcp ${userId}`, limits: MESSAGES }], ports.clock.now())
  if (retryAfter > 0) throw refuse('error.tooManyRequests', { retryAfter })
}
