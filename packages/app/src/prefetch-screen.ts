import type { AppInstance } from './app-instance.ts'
import { configQuery } from './data/config.ts'
import { sharedQuery } from './data/share.ts'
import { topicQuery } from './data/topics.ts'
import { userQuery } from './data/users.ts'
import { session } from './shell/session/session.ts'

/** How long, in ms, the first screen may be kept back for its data. */
const maxWaitMs = 1000

/**
 * Fetches what the first screen shows while its code is still being loaded. Done when all of that
 * is there, or won't be soon; at once for a screen that was prerendered, which has its data.
 */
export async function prefetchScreen(instance: AppInstance, isPrerendered: boolean): Promise<void> {
  const { router, queries } = instance
  const isSignedIn = session.token() !== null
  const reads = isSignedIn ? [queries.prefetchQuery(userQuery)] : []
  if (isPrerendered) return
  const { pathname, state } = router.history.location
  const [, screen, id = '', continued] = pathname.split('/')
  const shared = screen === 'share' ? id : continued
  if (shared) reads.push(queries.prefetchQuery(sharedQuery(shared)))
  // A topic that Home is about to open is not there yet.
  else if (screen === 'chat' && isSignedIn && !state.fromHome)
    reads.push(queries.prefetchQuery(topicQuery(id)))
  else if (screen === 'login' || screen === 'price') reads.push(queries.prefetchQuery(configQuery))
  const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs))
  await Promise.race([Promise.all(reads), timeout])
}
