import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { leaveAllRuns } from './data/ask/following.ts'
import { connectClient } from './data/client.ts'
import { followOtherTabs } from './data/follow-other-tabs.ts'
import { createQueryClient } from './data/query-client.ts'
import { type AppRouter, createAppRouter } from './router.ts'
import { currentLanguage } from './shell/language/language.ts'
import { session } from './shell/session/session.ts'
import { showToast } from './shell/toasts/toasts.ts'

/** What one page needs beside what its modules remember. */
export interface AppInstance {
  readonly router: AppRouter
  readonly queries: QueryClient
  /** Looks away from all that is under way. */
  readonly end: () => void
}

/** Joins router, queries, session and API client. Without a history of its own, that of the browser. */
export function createAppInstance(history?: RouterHistory): AppInstance {
  const queries = createQueryClient()
  const router = createAppRouter(history)
  connectClient({
    token: session.token,
    language: currentLanguage,
    onUnauthorized() {
      const wasOpen = session.token() !== null
      // A screen that is still there may ask once more; the first refusal has led away already.
      if (!wasOpen && session.hasExpired()) return
      session.expire()
      const from = router.state.location.href
      void router.navigate({ to: '/login', state: wasOpen ? { from } : {} })
    },
    onBadGateway: () => showToast({ message: 'error.server' }, 'danger'),
  })
  const unsubscribe = session.subscribe(() => {
    leaveAllRuns()
    queries.clear()
    void router.invalidate()
  })
  const unfollow = followOtherTabs(queries)
  return {
    router,
    queries,
    end() {
      unsubscribe()
      unfollow()
      leaveAllRuns()
      void queries.cancelQueries()
    },
  }
}
