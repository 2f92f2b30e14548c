import { useEffect } from 'react'
import { type Account, isMember } from '../session/use-account.ts'
import { chooseTheme, type Theme, useTheme } from './theme.ts'

/** The theme; a user who is not a member (any more) falls back from Pro to light. */
export function useAllowedTheme(account: Account): Theme {
  const theme = useTheme()
  const isLapsed = theme === 'theme-pro' && account !== undefined && !isMember(account)
  useEffect(() => {
    if (isLapsed) chooseTheme('light')
  }, [isLapsed])
  return isLapsed ? 'light' : theme
}
