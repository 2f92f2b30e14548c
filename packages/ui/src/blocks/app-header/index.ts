export {
  AccountButton,
  type AccountButtonLabels,
  type AccountButtonProps,
} from './account-button.tsx'
export {
  AppHeader,
  type AppHeaderLabels,
  type AppHeaderProps,
  type HeaderTheme,
} from './app-header.tsx'
export type { HeaderAccount } from './header-account.ts'
export type { HeaderLink } from './header-nav.tsx'
