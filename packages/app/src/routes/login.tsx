import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginScreen } from '../screens/login/login-screen.tsx'
import { loadRouteMessages } from '../shell/language/language.ts'
import { showDialog } from '../shell/open-dialog.ts'
import { returnAddress } from '../shell/session/login-redirect.ts'
import { session } from '../shell/session/session.ts'

interface LoginSearch {
  code?: string
  /** By which provider somebody came whose address has an account that it does not know. */
  confirm?: string
  email?: string
  error?: string
}

const searchKeys = ['code', 'confirm', 'email', 'error'] as const

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): LoginSearch =>
    Object.fromEntries(
      searchKeys.flatMap((key) => (search[key] === undefined ? [] : [[key, String(search[key])]])),
    ),
  beforeLoad: ({ location, search: { code, email } }) => {
    const { from, waiting } = location.state
    const isVisitor = session.token() === null
    if (from !== undefined) returnAddress.remember(from, isVisitor ? waiting : undefined)
    if (isVisitor) return
    if (code !== undefined && email !== undefined)
      showDialog({ name: 'switch-account', link: { email, code } })
    const { signedInAs } = location.state
    throw redirect({
      href: returnAddress.take(),
      replace: true,
      state: signedInAs === undefined ? {} : { signedInAs },
    })
  },
  staticData: { messages: ['login'] },
  loader: loadRouteMessages,
  component: LoginScreen,
})
