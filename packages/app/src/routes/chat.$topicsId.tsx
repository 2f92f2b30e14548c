import { createFileRoute } from '@tanstack/react-router'
import { ChatScreen } from '../screens/chat/chat-screen.tsx'
import { loadRouteMessages } from '../shell/language/language.ts'
import { requireSession } from '../shell/session/login-redirect.ts'

interface ChatSearch {
  /** The message to lead to, whatever version of it is selected. */
  message?: string
  /** The text in it to lead to. */
  find?: string
}

export const Route = createFileRoute('/chat/$topicsId')({
  validateSearch: ({ message, find }): ChatSearch => ({
    ...(typeof message === 'string' && { message }),
    ...(find !== undefined && { find: String(find) }),
  }),
  beforeLoad: requireSession,
  staticData: { messages: ['chat'] },
  loader: loadRouteMessages,
  remountDeps: ({ params }) => params,
  component: ChatScreen,
})
