import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Leads to the login, and from there back to this page. */
export function useSignIn(): () => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCallback(
    () => void navigate({ to: '/login', state: { from: pathname } }),
    [navigate, pathname],
  )
}
