import type { Db } from '@coinquiry/server/testing'

/** Points of a question whose answer is done, but for another answer to the same. */
const REWARD = 2
const ANOTHER_ANSWER = 2

/**
 * What an answer has cost and earned must be that of its end, of one end: a node that ends again what
 * another has ended would charge what was given back, or reward what was broken off.
 */
export async function faultsOfSettlements(db: Db): Promise<string[]> {
  const answers = await db
    .selectFrom('generations')
    .innerJoin('messages', 'messages.id', 'generations.answer_message_id')
    .leftJoin('spends', 'spends.request_id', 'generations.request_id')
    .select(['generations.request_id as id', 'generations.status', 'question_type as kind'])
    .select(['content', 'state'])
    .execute()
  const rewards = await db
    .selectFrom('points')
    .select(({ fn }) => ['reference', fn.sum<string>('points').as('points')])
    .where('task_key', '=', 'daily_ask')
    .groupBy('reference')
    .execute()
  const rewardOf = new Map(rewards.map(({ reference, points }) => [reference, Number(points)]))
  return answers.flatMap(({ id, status, kind, content, state }) => {
    const cost = status === 'running' ? 'held' : content === '' ? 'refunded' : 'charged'
    const earned = rewardOf.get(`daily_ask:${id}`) ?? 0
    const reward = status === 'done' && kind !== ANOTHER_ANSWER ? REWARD : 0
    return [
      ...(state === cost ? [] : [`an answer that is ${status} is ${state} instead of ${cost}`]),
      ...(earned === reward
        ? []
        : [`an answer that is ${status} has earned ${earned} points instead of ${reward}`]),
    ]
  })
}
