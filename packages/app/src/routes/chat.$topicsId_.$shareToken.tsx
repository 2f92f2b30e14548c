import { createFileRoute } from '@tanstack/react-router'
import { ContinueScreen } from '../screens/share/continue/continue-screen.tsx'
import { loadRouteMessages } from '../shell/language/language.ts'
import { requireSession } from '../shell/session/login-redirect.ts'

export const Route = createFileRoute('/chat/$topicsId_/$shareToken')({
  beforeLoad: requireSession,
  staticData: { messages: ['chat', 'share'] },
  loader: loadRouteMessages,
  component: ContinueScreen,
})
