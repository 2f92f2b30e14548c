import { createStore, useStore } from '../../store.ts'
import { storage } from '../storage.ts'

export type Theme = 'light' | 'dark' | 'theme-pro'

const theme = createStore<Theme>('light')

/** The theme after this one: Pro is for members only. */
export function nextTheme(current: Theme, member: boolean): Theme {
  if (current === 'light') return 'dark'
  return current === 'dark' && member ? 'theme-pro' : 'light'
}

/** The theme that boot.js painted. */
export function startTheme(): void {
  const painted = document.documentElement.dataset.theme
  theme.set(painted === 'dark' || painted === 'theme-pro' ? painted : 'light')
}

export function chooseTheme(chosen: Theme): void {
  storage.write('theme', chosen)
  document.documentElement.dataset.theme = chosen
  theme.set(chosen)
}

export const useTheme = (): Theme => useStore(theme)
