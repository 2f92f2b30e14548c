import { createFileRoute, redirect, useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { ChatScreen } from '../screens/chat/chat-screen.tsx'
import { session } from '../shell/session/session.ts'

export const Route = createFileRoute('/chat/$topicsId')({
  beforeLoad: ({ location }) => {
    if (session.token() === null)
      throw redirect({ to: '/login', state: { from: location.pathname } })
  },
  component: Chat,
})

function Chat() {
  const { topicsId } = Route.useParams()
  const navigate = useNavigate()
  const { fromHome, question, deepThinking = true, textSearch = true } = useLocation().state
  const opening = useMemo(
    () =>
      fromHome && question !== undefined
        ? { question, deepThink: deepThinking, deepSearch: textSearch }
        : null,
    [fromHome, question, deepThinking, textSearch],
  )
  return (
    <ChatScreen
      key={topicsId}
      topicsId={topicsId}
      opening={opening}
      onOpened={useCallback(() => void navigate({ to: '.', replace: true, state: {} }), [navigate])}
    />
  )
}
