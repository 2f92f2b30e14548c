import { createFileRoute } from '@tanstack/react-router'
import { PointsScreen } from '../screens/points/points-screen.tsx'
import { loadMessages } from '../shell/language/language.ts'
import { requireSession } from '../shell/session/login-redirect.ts'

export const Route = createFileRoute('/points')({
  beforeLoad: requireSession,
  loader: () => loadMessages('points'),
  component: PointsScreen,
})
