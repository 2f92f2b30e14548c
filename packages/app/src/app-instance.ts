import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { leaveAllRuns } from './data/ask/run.ts'
import { connectClient, createQueryClient } from './data/clients.ts'
import { subscribeToOtherTabs } from './data/other-tabs.ts'
import { refetchWhenBack } from './data/refetch-when-back.ts'
import { invalidateUser } from './data/users.ts'
import { type AppRouter, createAppRouter } from './router.ts'
import { currentLanguage } from './shell/language/language.ts'
import { closeDialog, openDialog } from './shell/open-dialog.ts'
import { session } from './shell/session/session.ts'
import { showToast } from './shell/toasts/toasts.ts'

/** What a page consists of beside the state of its modules. */
export interface AppInstance {
  readonly router: AppRouter
  readonly queries: QueryClient
  /** Ends subscriptions, and leaves answers and requests that are under way. */
  readonly end: () => void
}

/** Connects router, queries, session and API client. Without `history`, that of the browser is used. */
export function createAppInstance(history?: RouterHistory): AppInstance {
  const queries = createQueryClient()
  const router = createAppRouter(history)
  connectClient({
    token: session.token,
    language: currentLanguage,
    onUnauthorized() {
      session.expire()
      void router.navigate({ to: '/login', state: { from: router.state.location.href } })
    },
    onBadGateway: () => showToast({ message: 'error.server' }, 'danger'),
  })
  const stops = [
    refetchWhenBack(queries),
    session.subscribe(() => {
      leaveAllRuns()
      queries.clear()
      closeWithSession()
      void router.invalidate()
    }).unsubscribe,
    // Changes to single topics are followed where they are shown.
    subscribeToOtherTabs('account', () => void invalidateUser(queries)),
    subscribeToOtherTabs('topics', () => void queries.invalidateQueries()),
  ]
  return {
    router,
    queries,
    end() {
      for (const stop of stops) stop()
      leaveAllRuns()
      void queries.cancelQueries()
    },
  }
}

/** What is asked about a session outlives the one that it replaces. */
function closeWithSession(): void {
  if (session.token() === null && openDialog.get()?.name !== 'switch-account') closeDialog()
}
