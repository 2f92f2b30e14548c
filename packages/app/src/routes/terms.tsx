import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadRouteMessages } from '../shell/language/language.ts'

export const Route = createFileRoute('/terms')({
  staticData: { messages: ['chat', 'share'] },
  loader: loadRouteMessages,
  component: lazyRouteComponent(() => import('../screens/legal/legal-screen.tsx')),
})
