import { Gem, LogOut, Moon, SquarePen, Sun } from 'lucide-react'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../../primitives/button/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { Logo } from '../../primitives/logo/index.ts'
import styles from './app-header.module.css'
import { type HeaderAccount, SignedIn } from './signed-in.tsx'

export type HeaderTheme = 'light' | 'dark' | 'theme-pro'

export interface AppHeaderLabels {
  /** Accessible name of the logo's link. */
  home: string
  newTopic: string
  /** Name of the theme button: the theme it would switch to. */
  theme: string
  /** Short visible mark of the language it would switch to, such as "EN" or "中". */
  languageMark: string
  /** Spoken name of the language button; it must begin with the mark or hold it. */
  language: string
  signIn: string
  logout: string
  /** The badge on a member's avatar. */
  pro: string
}

/** The bar on top of every screen. Each button without its callback is disabled. */
export interface AppHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  labels: AppHeaderLabels
  productName: string
  homeHref: string
  theme: HeaderTheme
  /** Signed in: the account; visitor: null; not known yet: undefined, its place is kept free. */
  account?: HeaderAccount | null | undefined
  /** The current topic's title. */
  title?: ReactNode
  /** Buttons that belong to the current screen. */
  actions?: ReactNode
  /** Called for a plain click on the logo, whose own navigation is then cancelled. */
  onHome?: (() => void) | undefined
  onNewTopic?: (() => void) | undefined
  onThemeCycle?: (() => void) | undefined
  onLanguageSwitch?: (() => void) | undefined
  onSignIn?: (() => void) | undefined
  onLogout?: (() => void) | undefined
}

const themeIcons = { light: Sun, dark: Moon, 'theme-pro': Gem }

export function AppHeader({
  labels,
  productName,
  homeHref,
  theme,
  account,
  title,
  actions,
  onHome,
  onNewTopic,
  onThemeCycle,
  onLanguageSwitch,
  onSignIn,
  onLogout,
  className,
  ...rest
}: AppHeaderProps) {
  const ThemeIcon = themeIcons[theme]
  return (
    <header {...rest} className={classNames(styles.header, className)}>
      <a
        href={homeHref}
        aria-label={labels.home}
        className={styles.home}
        onClick={(event) => onHome && followHere(event, onHome)}
      >
        <Logo name={productName} className={styles.logo} />
      </a>
      <div className={styles.title}>{title}</div>
      <div className={styles.tools}>
        {actions}
        <IconButton label={labels.newTopic} icon={<SquarePen />} onClick={onNewTopic} />
        <IconButton label={labels.theme} icon={<ThemeIcon />} onClick={onThemeCycle} />
        <IconButton
          label={labels.language}
          icon={<span className={styles.language}>{labels.languageMark}</span>}
          onClick={onLanguageSwitch}
        />
        {account && <SignedIn account={account} proLabel={labels.pro} />}
        {account && <IconButton label={labels.logout} icon={<LogOut />} onClick={onLogout} />}
        {account === null && (
          <Button variant="primary" size="small" onClick={onSignIn} className={styles.signIn}>
            {labels.signIn}
          </Button>
        )}
        {account === undefined && <span className={styles.unknown} />}
      </div>
    </header>
  )
}

function followHere(event: MouseEvent, follow: () => void): void {
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (elsewhere || event.button !== 0) return
  event.preventDefault()
  follow()
}
