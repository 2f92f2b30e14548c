import type { AppInstance } from './app-instance.ts'
import { prefetchConfig } from './data/config.ts'
import { isSharedTopicCached, prefetchSharedTopic } from './data/share.ts'
import { prefetchTopic } from './data/topics.ts'
import { prefetchUser } from './data/users.ts'
import { session } from './shell/session/session.ts'

/** How long, in ms, the first screen may be kept back for its data. */
const patienceMs = 1000

/**
 * Fetches what the first screen shows while its code is still being loaded. Done when all of that
 * is there, or won't be soon; at once for a screen that was prerendered, which keeps a place for it.
 */
export async function prefetchScreen(instance: AppInstance, isPrerendered: boolean): Promise<void> {
  const { queries } = instance
  const account = session.token() === null ? null : prefetchUser(queries)
  const data = Promise.all([account, ...screenData(instance)])
  if (isPrerendered) return
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([data, patience])
}

function screenData({ router, queries }: AppInstance): Promise<void>[] {
  const { pathname, state } = router.history.location
  const [, screen, id = '', continued] = pathname.split('/')
  const shared = screen === 'share' ? id : continued
  // What the page was rendered with must not change before it is hydrated.
  if (shared)
    return isSharedTopicCached(queries, shared) ? [] : [prefetchSharedTopic(queries, shared)]
  // A topic that Home is about to open is not there yet.
  if (screen === 'chat' && session.token() !== null && !state.fromHome)
    return [prefetchTopic(queries, id)]
  return screen === 'login' || screen === 'price' ? [prefetchConfig(queries)] : []
}
