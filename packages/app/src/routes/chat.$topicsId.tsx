import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ChatScreen } from '../screens/chat/chat-screen.tsx'
import { loadRouteMessages } from '../shell/language/language.ts'
import { requireSession } from '../shell/session/login-redirect.ts'

interface ChatSearch {
  /** The message to lead to, whatever version of it is selected. */
  message?: string
}

export const Route = createFileRoute('/chat/$topicsId')({
  validateSearch: ({ message }): ChatSearch => (typeof message === 'string' ? { message } : {}),
  beforeLoad: requireSession,
  staticData: { messages: ['chat'] },
  loader: loadRouteMessages,
  component: Chat,
})

function Chat() {
  const { topicsId } = Route.useParams()
  const { message = null } = Route.useSearch()
  const navigate = useNavigate()
  const { fromHome } = useLocation().state
  return (
    <ChatScreen
      key={topicsId}
      topicsId={topicsId}
      opening={fromHome ?? null}
      onOpened={useCallback(() => void navigate({ to: '.', replace: true, state: {} }), [navigate])}
      messageId={message}
      onMessageShown={useCallback(
        () => void navigate({ to: '.', search: {}, replace: true, resetScroll: false }),
        [navigate],
      )}
    />
  )
}
