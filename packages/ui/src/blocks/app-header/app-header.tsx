import { Coins, Gem, Menu, Moon, SquarePen, Sun } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { onPlainClick } from '../../links.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Logo } from '../../primitives/logo/logo.tsx'
import styles from './app-header.module.css'

export type { HeaderAccount } from './account-button.tsx'
export {
  AccountButton,
  type AccountButtonLabels,
  type AccountButtonProps,
} from './account-button.tsx'

export type HeaderTheme = 'light' | 'dark' | 'theme-pro'

/** A link of the header. */
export type HeaderLink = 'home' | 'newTopic' | 'history' | 'price' | 'points' | 'login'

export interface AppHeaderLabels {
  /** Accessible name of the logo's link. */
  home: string
  /** Name of the theme button: the theme it would switch to. */
  theme: string
  /** Short visible mark of the language it would switch to, such as "EN" or "中". */
  languageMark: string
  /** Spoken name of the language button; it must begin with the mark or hold it. */
  language: string
  register: string
  signIn: string
  /** Names the group of links. */
  navigation: string
  newTopic: string
  history: string
  price: string
  /** Names the points with their number. */
  points: string
  /** Names the button of the narrow page's menu. */
  menu: string
}

export interface AppHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The labels of the bar. */
  labels: AppHeaderLabels
  /** The product's name, beside its mark. */
  productName: string
  /** The present theme; chooses the icon of its button. */
  theme: HeaderTheme
  /** Signing in is offered to a visitor; while it is unknown who is signed in, the space is kept free. */
  reader: 'visitor' | 'unknown' | 'free' | 'member'
  /** Where its links lead. */
  hrefs: Readonly<Record<HeaderLink, string>>
  /** The link of the page that is shown now. */
  current?: HeaderLink | undefined
  /** Called for a plain click on a link, whose own navigation is then cancelled. */
  onFollow?: ((link: HeaderLink) => void) | undefined
  /** The reader's points, beside their link; without them History and Points are not offered. */
  points?: ReactNode
  /** Stands before the logo; its space is kept while it is empty. */
  start?: ReactNode
  /** The current topic's title. */
  title?: string | undefined
  /** Stands in the title's place, where that can be changed. */
  titleControl?: ReactNode
  /** Buttons that belong to the current screen. */
  actions?: ReactNode
  /** The account's menu, or what opens it; in narrow pages it is in the menu. */
  account?: ReactNode
  /** Goes on to the next theme; without it the button is disabled. */
  onThemeCycle?: (() => void) | undefined
  /** Goes over to the other language; without it the button is disabled. */
  onLanguageSwitch?: (() => void) | undefined
  /** Opens the narrow page's menu. */
  onMenu?: (() => void) | undefined
  /** Called when a pointer or the focus reaches the button: time to load the menu. */
  onMenuIntent?: (() => void) | undefined
  /** Whether the menu of narrow pages is open. */
  menuOpen?: boolean | undefined
}

const themeIcons = { light: Sun, dark: Moon, 'theme-pro': Gem }

/** The bar on top of every screen. Each button without its callback is disabled. */
export function AppHeader({
  labels,
  productName,
  theme,
  reader,
  hrefs,
  current,
  onFollow,
  points,
  start,
  title,
  titleControl,
  actions,
  account,
  onThemeCycle,
  onLanguageSwitch,
  onMenu,
  onMenuIntent,
  menuOpen = false,
  className,
  ...rest
}: AppHeaderProps) {
  const ThemeIcon = themeIcons[theme]
  const isUnknown = reader === 'unknown'
  const follow = (link: HeaderLink) => onPlainClick(onFollow && (() => onFollow(link)))
  const link = (name: HeaderLink) => ({
    'aria-current': name === current ? ('page' as const) : undefined,
    onClick: follow(name),
  })
  return (
    <header {...rest} className={classNames(styles.header, className)}>
      {start && <div className={styles.start}>{start}</div>}
      <a
        href={hrefs.home}
        onClick={follow('home')}
        aria-label={labels.home}
        className={styles.home}
      >
        <Logo name={productName} pro={reader === 'member'} className={styles.logo} />
      </a>
      <div title={title} className={styles.title}>
        {titleControl ?? <span>{title}</span>}
      </div>
      {/* Apart from the tools: these stay where they are when actions come or go. */}
      <div className={styles.actions}>{actions}</div>
      <div className={styles.tools}>
        <nav aria-label={labels.navigation} className={styles.links}>
          <a
            href={hrefs.newTopic}
            {...link('newTopic')}
            aria-label={labels.newTopic}
            title={labels.newTopic}
            className={styles.newTopic}
          >
            <SquarePen size="1.125rem" />
          </a>
          {(points !== undefined || isUnknown) && (
            <a
              href={hrefs.history}
              {...link('history')}
              className={classNames(styles.link, styles.wide)}
            >
              {labels.history}
            </a>
          )}
          <a href={hrefs.price} {...link('price')} className={classNames(styles.link, styles.wide)}>
            {labels.price}
          </a>
          {isUnknown && <span className={classNames(styles.points, styles.wide)} />}
          {points !== undefined && (
            <a
              href={hrefs.points}
              {...link('points')}
              aria-label={labels.points}
              title={labels.points}
              className={classNames(styles.link, styles.points, styles.wide)}
            >
              <Coins size="1rem" />
              {points}
            </a>
          )}
        </nav>
        <IconButton
          label={labels.theme}
          icon={<ThemeIcon />}
          onClick={onThemeCycle}
          className={styles.wide}
        />
        <IconButton
          label={labels.language}
          icon={<span className={styles.language}>{labels.languageMark}</span>}
          onClick={onLanguageSwitch}
          className={styles.wide}
        />
        {account && <div className={classNames(styles.account, styles.wide)}>{account}</div>}
        {reader === 'visitor' && (
          <>
            <a href={hrefs.login} onClick={follow('login')} className={styles.signIn}>
              {labels.signIn}
            </a>
            <a href={hrefs.login} onClick={follow('login')} className={styles.register}>
              {labels.register}
            </a>
          </>
        )}
        {isUnknown && <span className={classNames(styles.unknown, styles.wide)} />}
        <IconButton
          label={labels.menu}
          icon={<Menu />}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={onMenu}
          onPointerEnter={onMenuIntent}
          onFocus={onMenuIntent}
          className={styles.narrow}
        />
      </div>
    </header>
  )
}
