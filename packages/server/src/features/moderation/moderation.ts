import type { Database, Tx } from '../../adapters/database/database.ts'
import { endAnswers } from '../../generation/settle.ts'
import { CheckoutFailure } from '../../ports/checkout.ts'
import { lockUser } from '../../quota/quota-store.ts'
import { StartError } from '../../start-error.ts'
import { endPayments, type PaymentContext, paymentsOf } from '../orders/payments.ts'
import {
  type Act,
  addToLog,
  closeReports,
  type FoundTopic,
  type FoundUser,
  findTopic,
  findUser,
  setBlocked,
  setTakenDown,
} from './store.ts'

/** An act of the operator's: on what, by whom, why and when. */
export interface Action {
  /** A link, its token or a topic's id; of a user the e-mail address or the id. */
  readonly named: string
  readonly by: string
  readonly why: string
  readonly now: Date
}

/** Hides a topic from everybody but its owner, who cannot share it any more; closes its reports. */
export function takeDown(database: Database, action: Action): Promise<string> {
  return onTopic(database, 'take-down', action, async (tx, topic) => {
    if (topic.isTakenDown) throw new StartError(`Topic ${topic.topicId} is taken down already`)
    await setTakenDown(tx, topic.topicId, action.now)
    const closed = await closeReports(tx, topic.topicId, action.now)
    return `Topic ${topic.topicId} is taken down (reports closed: ${closed}).`
  })
}

/** Makes a topic what its owner has chosen again: public if its link is switched on. */
export function restore(database: Database, action: Action): Promise<string> {
  return onTopic(database, 'restore', action, async (tx, topic) => {
    if (!topic.isTakenDown) throw new StartError(`Topic ${topic.topicId} is not taken down`)
    await setTakenDown(tx, topic.topicId, null)
    return `Topic ${topic.topicId} is as its owner has it again.`
  })
}

/** Closes the reports of a topic that may stay. */
export function dismiss(database: Database, action: Action): Promise<string> {
  return onTopic(database, 'dismiss', action, async (tx, topic) => {
    const closed = await closeReports(tx, topic.topicId, action.now)
    if (closed === 0) throw new StartError(`No report of topic ${topic.topicId} is open`)
    return `Topic ${topic.topicId} stays (reports closed: ${closed}).`
  })
}

/** Null where the settings name no Stripe. */
type Payments = Pick<PaymentContext, 'ports'> | null

/**
 * Ends a user's sessions and running answers, refuses every new sign-in, and hides their topics from
 * others; then ends what the user pays for, who cannot do so any more. Nothing is deleted.
 */
export async function block(
  database: Database,
  action: Action,
  payments: Payments = null,
): Promise<string> {
  const said = await blockOnly(database, action)
  const user = await findUser(database.db, action.named)
  const left = user ? await paymentsLeft(database, user.userId, action.now, payments) : []
  if (left.length === 0) return said
  return `${said}\nIt is still paid for, or can be: end it at Stripe by hand: ${left.join(', ')}`
}

/** Ends what the user pays for where Stripe can be asked; gives what could not be ended. */
async function paymentsLeft(
  database: Database,
  userId: string,
  now: Date,
  payments: Payments,
): Promise<string[]> {
  try {
    if (payments) await endPayments({ database, now, ...payments }, userId)
  } catch (error) {
    if (!(error instanceof CheckoutFailure)) throw error
  }
  return paymentsOf(database.db, userId, now)
}

function blockOnly(database: Database, action: Action): Promise<string> {
  return onUser(database, 'block', action, async (tx, user) => {
    if (user.isBlocked) throw new StartError(`User ${user.userId} is blocked already`)
    await setBlocked(tx, user.userId, action.now)
    await endAnswers(tx, { userId: user.userId }, action.now)
    return `User ${user.userId} (${user.userName}) is blocked.`
  })
}

export function unblock(database: Database, action: Action): Promise<string> {
  return onUser(database, 'unblock', action, async (tx, user) => {
    if (!user.isBlocked) throw new StartError(`User ${user.userId} is not blocked`)
    await setBlocked(tx, user.userId, null)
    return `User ${user.userId} (${user.userName}) may sign in again.`
  })
}

/** The last part of a link's path, or the text itself. */
function tokenIn(named: string): string {
  if (!URL.canParse(named)) return named
  const [link = ''] = named.split(/[?#]/)
  const last = link.replace(/\/+$/, '').split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    // No link of ours holds a percent sign: as it is, it names nothing.
    return last
  }
}

/** Does and logs an act in one transaction; gives what to tell. */
function onTopic(
  { write }: Database,
  act: Act,
  action: Action,
  change: (tx: Tx, topic: FoundTopic) => Promise<string>,
): Promise<string> {
  return write(async (tx) => {
    const topic = await findTopic(tx, tokenIn(action.named))
    if (!topic) throw new StartError(`There is no topic of ${action.named}`)
    const said = await change(tx, topic)
    await log(tx, act, action, topic)
    return said
  })
}

function onUser(
  { write }: Database,
  act: Act,
  action: Action,
  change: (tx: Tx, user: FoundUser) => Promise<string>,
): Promise<string> {
  return write(async (tx) => {
    const named = await findUser(tx, action.named)
    // Looked up again under the lock, since another command may have come first.
    if (named) await lockUser(tx, named.userId)
    const user = named && (await findUser(tx, named.userId))
    if (!user) throw new StartError(`There is no user ${action.named}`)
    const said = await change(tx, user)
    await log(tx, act, action, { userId: user.userId, topicId: null })
    return said
  })
}

function log(
  tx: Tx,
  act: Act,
  { by, why, now }: Action,
  { userId, topicId }: Pick<FoundTopic, 'userId'> & { readonly topicId: string | null },
): Promise<void> {
  return addToLog(tx, { act, doneAt: now, doneBy: by, why, topicId, userId })
}
