import { createFileRoute } from '@tanstack/react-router'
import { LegalScreen } from '../screens/legal/legal-screen.tsx'
import { loadRouteMessages } from '../shell/language/language.ts'

export const Route = createFileRoute('/imprint')({
  staticData: { messages: ['chat', 'share'] },
  loader: loadRouteMessages,
  component: LegalScreen,
})
