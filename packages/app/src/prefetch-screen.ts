import type { AppInstance } from './app-instance.ts'
import { prefetchConfig } from './data/config.ts'
import { isSharedTopicCached, prefetchSharedTopic } from './data/share.ts'
import { prefetchTopic } from './data/topics.ts'
import { prefetchUser } from './data/users.ts'
import { isStanding } from './shell/first-paint/standing.ts'
import { session } from './shell/session/session.ts'

/** For so long, in ms, the first screen may be kept back. */
const patience = 1000

/**
 * Asks for what the first screen shows while its code is still on the way, so that it stands there
 * at once as it will stay; done when all of that is there, or won't be soon.
 */
export async function prefetchScreen(visit: AppInstance): Promise<void> {
  const screen = Promise.all(neededBy(visit))
  const account = session.token() === null ? null : prefetchUser(visit.queries)
  // What is painted keeps nobody waiting, names nobody, and is gone on from with the same.
  if (isStanding()) return void (await screen)
  const patient = new Promise((resolve) => setTimeout(resolve, patience))
  await Promise.race([Promise.all([screen, account]), patient])
}

/** Whether what was painted can be gone on from: the server has the same to show. */
export function isForeseen({ router, queries }: AppInstance): boolean {
  const [, place, id = ''] = router.history.location.pathname.split('/')
  return place === 'share' && isSharedTopicCached(queries, id)
}

function neededBy({ router, queries }: AppInstance): Promise<void>[] {
  const { pathname, state } = router.history.location
  const [, place, id = '', continued] = pathname.split('/')
  const shared = place === 'share' ? id : continued
  const isOpen = session.token() !== null
  return [
    ...(shared ? [prefetchSharedTopic(queries, shared)] : []),
    // A topic that Home is about to open is not there yet.
    ...(isOpen && place === 'chat' && !shared && !state.fromHome
      ? [prefetchTopic(queries, id)]
      : []),
    ...(place === 'login' || place === 'price' ? [prefetchConfig(queries)] : []),
  ]
}
