import { useEffect, useRef } from 'react'
import { useLogin } from '../../data/login.ts'

export interface LoginLink {
  readonly email: string
  readonly code: string
}

/** Signs in by itself with what the mail's link carried, once. */
export function useLinkLogin(
  link: LoginLink | null,
  onUsed: () => void,
  onLogin: (accessToken: string) => void,
): 'idle' | 'running' | 'failed' {
  const { mutate, status } = useLogin()
  const used = useRef(false)

  useEffect(() => {
    if (!link || used.current) return
    used.current = true
    mutate(link, { onSuccess: ({ access_token }) => onLogin(access_token) })
    onUsed()
  }, [link, mutate, onUsed, onLogin])

  if (status === 'error') return 'failed'
  return link || status !== 'idle' ? 'running' : 'idle'
}
