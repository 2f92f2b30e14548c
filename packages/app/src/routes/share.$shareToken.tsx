import { createFileRoute, redirect } from '@tanstack/react-router'
import { ShareScreen } from '../screens/share/share-screen.tsx'
import { loadRouteMessages } from '../shell/language/language.ts'
import { session } from '../shell/session/session.ts'

export const Route = createFileRoute('/share/$shareToken')({
  beforeLoad({ cause, location: { state } }) {
    const topicsId = state.continuedAs
    // Going back while the question is being answered leads to its own topic.
    if (cause === 'enter' && topicsId && session.token() !== null)
      throw redirect({ to: '/chat/$topicsId', params: { topicsId }, replace: true })
  },
  staticData: { messages: ['chat', 'share'] },
  loader: loadRouteMessages,
  remountDeps: ({ params }) => params,
  component: ShareScreen,
})
