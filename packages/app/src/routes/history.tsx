import { createFileRoute } from '@tanstack/react-router'
import { HistoryScreen } from '../screens/history/history-screen.tsx'
import { needWords } from '../shell/language/language.ts'
import { requireSession } from '../shell/session/require-session.ts'

interface HistorySearch {
  /** Without it, all topics. */
  tab?: 'favorites'
  /** What is searched for. */
  q?: string
}

export const Route = createFileRoute('/history')({
  validateSearch: ({ tab, q }): HistorySearch => ({
    ...(tab === 'favorites' && { tab }),
    // The router reads a number or a word of JSON as what it is.
    ...(q !== undefined && q !== '' && { q: String(q) }),
  }),
  beforeLoad: requireSession,
  loader: () => needWords('history'),
  component: History,
})

function History() {
  const { tab = 'history', q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <HistoryScreen
      tab={tab}
      term={q}
      onGo={(list, term) =>
        void navigate({
          search: {
            ...(list === 'favorites' && { tab: list }),
            ...(term !== '' && { q: term }),
          },
        })
      }
    />
  )
}
