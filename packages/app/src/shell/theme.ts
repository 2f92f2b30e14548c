import { useSelector } from '@tanstack/react-store'
import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'
import { type Account, isMember } from './session/use-account.ts'
import { storage } from './storage.ts'

const themes = ['light', 'dark', 'theme-pro'] as const
export type Theme = (typeof themes)[number]
export type ThemeChoice = Theme | 'system'

const key = 'theme'
const theme = createStore<Theme>('light')
const choice = createStore<ThemeChoice>('system')

/** The theme after this one: Pro is for members only. */
export function nextTheme(current: Theme, member: boolean): Theme {
  if (current === 'light') return 'dark'
  return current === 'dark' && member ? 'theme-pro' : 'light'
}

/** Starts with the theme that is stored, as boot.js does; then follows the system's, and what is chosen in other tabs. */
export function startTheme(): void {
  choice.set(chosenBy(storage.read(key)))
  theme.set(themeOf(choice.get()))
  systemDark().addEventListener('change', () => {
    if (choice.get() === 'system') apply(systemTheme())
  })
  addEventListener('storage', ({ key: changed, newValue }) => {
    if (changed === key) show(chosenBy(newValue))
  })
}

export function chooseTheme(chosen: ThemeChoice): void {
  storage.write(key, chosen)
  show(chosen)
}

const subscribeToTheme = (listener: () => void) => theme.subscribe(listener).unsubscribe

/** While a page is hydrated, the theme that it was prerendered with. */
export const useTheme = (): Theme =>
  useSyncExternalStore(subscribeToTheme, theme.get, () => 'light' as const)
export const useThemeChoice = (): ThemeChoice => useSelector(choice)

const chosenBy = (stored: string | null): ThemeChoice =>
  themes.find((known) => known === stored) ?? 'system'

function show(chosen: ThemeChoice): void {
  choice.set(chosen)
  apply(themeOf(chosen))
}

function apply(shown: Theme): void {
  document.documentElement.dataset.theme = shown
  theme.set(shown)
}

const systemDark = () => matchMedia('(prefers-color-scheme: dark)')
const themeOf = (chosen: ThemeChoice): Theme => (chosen === 'system' ? systemTheme() : chosen)
const systemTheme = (): Theme => (systemDark().matches ? 'dark' : 'light')

/**
 * The theme; a user who is not a member (any more) falls back from Pro to light. So does a visitor,
 * but only as long as they are one: they may be a member.
 */
export function useAllowedTheme(account: Account): Theme {
  const theme = useTheme()
  const isLapsed = theme === 'theme-pro' && account !== undefined && !isMember(account)
  useEffect(() => {
    if (isLapsed && account) chooseTheme('light')
    else if (theme === 'theme-pro')
      document.documentElement.dataset.theme = isLapsed ? 'light' : theme
  }, [isLapsed, account, theme])
  return isLapsed ? 'light' : theme
}
