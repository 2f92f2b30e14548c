import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { LoginScreen } from '../screens/login/login-screen.tsx'
import { loadRouteMessages } from '../shell/language/language.ts'
import { showDialog } from '../shell/open-dialog.ts'
import { returnAddress } from '../shell/session/login-redirect.ts'
import { session } from '../shell/session/session.ts'

interface LoginSearch {
  code?: string
  email?: string
  error?: string
}

const searchKeys = ['code', 'email', 'error'] as const

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): LoginSearch =>
    Object.fromEntries(
      searchKeys.flatMap((key) => (search[key] === undefined ? [] : [[key, String(search[key])]])),
    ),
  beforeLoad: ({ location, search: { code, email } }) => {
    if (location.state.from !== undefined) returnAddress.remember(location.state.from)
    if (session.token() === null) return
    if (code !== undefined && email !== undefined)
      showDialog({ name: 'switch-account', address: location.href })
    throw redirect({ href: returnAddress.take(), replace: true })
  },
  staticData: { messages: ['login'] },
  loader: loadRouteMessages,
  component: Login,
})

function Login() {
  const router = useRouter()
  const { code, email, error } = Route.useSearch()
  const link = useMemo(
    () => (code !== undefined && email !== undefined ? { code, email } : null),
    [code, email],
  )
  return (
    <LoginScreen
      link={link}
      isProviderRefused={error === 'provider'}
      onLinkUsed={useCallback(
        () => void router.navigate({ to: '/login', replace: true }),
        [router],
      )}
      onLogin={session.open}
    />
  )
}
