import { createFileRoute } from '@tanstack/react-router'
import { PointsScreen } from '../screens/points/points-screen.tsx'
import { loadRouteMessages } from '../shell/language/language.ts'
import { requireSession } from '../shell/session/login-redirect.ts'

export const Route = createFileRoute('/points')({
  beforeLoad: requireSession,
  staticData: { messages: ['points'] },
  loader: loadRouteMessages,
  component: PointsScreen,
})
