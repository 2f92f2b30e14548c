export {
  AppHeader,
  type AppHeaderLabels,
  type AppHeaderProps,
  type HeaderTheme,
} from './app-header.tsx'
export type { HeaderAccount } from './signed-in.tsx'
