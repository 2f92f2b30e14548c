import { createFileRoute } from '@tanstack/react-router'
import { HistoryScreen } from '../screens/history/history-screen.tsx'
import { loadRouteMessages } from '../shell/language/language.ts'
import { requireSession } from '../shell/session/login-redirect.ts'

interface HistorySearch {
  /** Without it, all topics. */
  tab?: 'favorites'
  /** What is searched for. */
  q?: string
}

export const Route = createFileRoute('/history')({
  validateSearch: ({ tab, q }): HistorySearch => ({
    ...(tab === 'favorites' && { tab }),
    // The router takes `2024` for a number and `true` for a boolean, which is written as it was read.
    ...(q !== undefined && q !== '' && { q: String(q) }),
  }),
  beforeLoad: requireSession,
  staticData: { messages: ['history'] },
  loader: loadRouteMessages,
  component: HistoryScreen,
})
