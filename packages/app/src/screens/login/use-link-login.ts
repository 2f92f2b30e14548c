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
): { state: 'idle' | 'running' | 'failed'; forget: () => void } {
  const { mutate, status, reset } = useLogin()
  const used = useRef(false)

  useEffect(() => {
    if (!link || used.current) return
    used.current = true
    mutate(link, { onSuccess: ({ access_token }) => onLogin(access_token) })
    onUsed()
  }, [link, mutate, onUsed, onLogin])

  const isUnderWay = link !== null || status !== 'idle'
  const state = status === 'error' ? 'failed' : isUnderWay ? 'running' : 'idle'
  return { state, forget: reset }
}
