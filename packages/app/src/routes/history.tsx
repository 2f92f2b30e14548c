import { createFileRoute } from '@tanstack/react-router'
import { HistoryScreen } from '../screens/history/history-screen.tsx'
import { needWords } from '../shell/language/language.ts'
import { requireSession } from '../shell/session/require-session.ts'

export const Route = createFileRoute('/history')({
  beforeLoad: requireSession,
  loader: () => needWords('history'),
  component: HistoryScreen,
})
