import { Languages, LogIn, Moon, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { onPlainClick } from '../../plain-click.ts'
import { Dialog, type DialogProps, type DialogState } from '../../primitives/dialog/index.ts'
import type { HeaderAccount, HeaderLink } from '../app-header/index.ts'
import {
  type AccountCommands,
  type AccountLabels,
  accountEntries,
} from '../avatar-menu/account-entries.tsx'
import { MenuLinks, type MenuLinksLabels } from './menu-links.tsx'
import { MenuRow } from './menu-row.tsx'
import styles from './mobile-menu.module.css'
import { WhoIsSignedIn } from './who-is-signed-in.tsx'

export interface MobileMenuLabels extends AccountLabels, MenuLinksLabels {
  title: string
  close: string
  theme: string
  language: string
  register: string
  signIn: string
  /** The badge, as read out. */
  pro: string
}

export interface MobileMenuProps
  extends Omit<DialogProps, 'title' | 'description' | 'closeLabel' | 'actions' | 'children'>,
    DialogState,
    AccountCommands {
  /** The labels of the menu. */
  labels: MobileMenuLabels
  /** Null for a visitor, who is offered signing in. */
  account: HeaderAccount | null
  /** Where its links lead. */
  hrefs: Readonly<Record<HeaderLink, string>>
  /** The link of the page that is shown now. */
  current?: HeaderLink | undefined
  /** Called for a plain click on a link, whose own navigation is then cancelled. */
  onFollow?: ((link: HeaderLink) => void) | undefined
  /** The reader's points, beside their entry. */
  points?: ReactNode
  /** The title of the topic on the page, whole: the header has space for its beginning only. */
  topic?: string | undefined
  /** Goes on to the next theme; without it the entry is disabled. */
  onThemeCycle?: (() => void) | undefined
  /** Goes over to the other language; without it the entry is disabled. */
  onLanguageSwitch?: (() => void) | undefined
}

/** The header's links and the account's commands, in a sheet for narrow pages. */
export function MobileMenu({
  labels,
  account,
  hrefs,
  current,
  onFollow,
  points,
  topic,
  onThemeCycle,
  onLanguageSwitch,
  onSettings,
  onUpgrade,
  contactHref,
  onShortcuts,
  onLogout,
  className,
  ...rest
}: MobileMenuProps) {
  const follow = onFollow && ((link: HeaderLink) => closing(() => onFollow(link))?.())
  const login = { href: hrefs.login, onClick: onPlainClick(follow && (() => follow('login'))) }
  const commands = { onSettings, onUpgrade, contactHref, onShortcuts, onLogout }

  function closing(act: (() => void) | undefined): (() => void) | undefined {
    if (!act) return undefined
    return () => {
      rest.onOpenChange(false)
      act()
    }
  }

  return (
    <Dialog
      {...rest}
      title={labels.title}
      closeLabel={labels.close}
      className={classNames(styles.sheet, className)}
    >
      {account && <WhoIsSignedIn account={account} proLabel={labels.pro} />}
      {topic && <p className={styles.topic}>{topic}</p>}
      <MenuLinks
        labels={labels}
        hrefs={hrefs}
        current={current}
        points={points}
        signedIn={account !== null}
        onFollow={follow}
      />
      <ul className={styles.rows}>
        <MenuRow icon={<Moon />} onClick={onThemeCycle}>
          {labels.theme}
        </MenuRow>
        <MenuRow icon={<Languages />} onClick={onLanguageSwitch}>
          {labels.language}
        </MenuRow>
      </ul>
      <ul className={styles.rows}>
        {account ? (
          accountEntries(labels, commands, account.pro ?? false).map((entry) => (
            <MenuRow
              key={entry.key}
              icon={entry.icon}
              href={entry.href}
              onClick={closing(entry.onSelect)}
            >
              {entry.label}
            </MenuRow>
          ))
        ) : (
          <>
            <MenuRow icon={<LogIn />} {...login}>
              {labels.signIn}
            </MenuRow>
            <MenuRow icon={<UserPlus />} {...login}>
              {labels.register}
            </MenuRow>
          </>
        )}
      </ul>
    </Dialog>
  )
}
