import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from '../fakes/server-process.ts'
import { eventually } from '../faults/recorded-answer.ts'
import { newUsers } from '../fixtures/users.ts'
import { type Asked, askAs, keptOf, TOPICS_A_DAY } from './kept-answers.ts'

/** Asks so many questions, by as few new users as may ask them; resolves when each has some text. */
export async function askMany(server: ServerProcess, question: string, count: number) {
  const users = await newUsers(server, Math.ceil(count / TOPICS_A_DAY))
  const asked = Array.from({ length: count }, (_, nth): Asked => {
    const user = users[nth % users.length]
    if (!user) throw new Error('Nobody asks')
    return askAs(user, server, question)
  })
  await eventually(() => {
    const silent = asked.filter(({ recorded }) => recorded.state.text === '')
    if (silent.length > 0) throw new Error(`${silent.length} answers have not begun`)
  }, 60_000)
  return asked
}

/** What is wrong with answers that should all have come whole, to their askers and as kept. */
export async function faultsOfWhole(
  asked: readonly Asked[],
  text: string,
  at: Pick<ServerProcess, 'api'>,
): Promise<string[]> {
  const faults: string[] = []
  const kept = await Promise.all(asked.map((one) => keptOf(one, one.user.at(at))))
  for (const [nth, one] of kept.entries()) {
    const { status, text: shown } = asked[nth]?.recorded.state ?? {}
    faults.push(...one.faults)
    if (status !== 'done' || shown !== text) faults.push(`shown: ${status}, ${shown?.slice(-40)}`)
    if (one.status !== 'done' || one.text !== text)
      faults.push(`kept: ${one.status}, ${one.text.slice(-40)}`)
  }
  return faults
}

/** The status of a server's own page; 0 while it cannot be reached. */
export async function statusOf(server: ServerProcess, path: string): Promise<number> {
  const reply = await fetch(server.address + path, { signal: AbortSignal.timeout(30_000) }).catch(
    () => null,
  )
  return reply?.status ?? 0
}

/** Waits for the end of all streams, though no longer than a minute. */
export async function ended(asked: readonly Asked[]): Promise<void> {
  await Promise.race([Promise.all(asked.map(({ recorded }) => recorded.ended)), sleep(60_000)])
}
