import { Coins, History, Languages, LogIn, Moon, SquarePen, Tag, UserPlus } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { onPlainClick } from '../../links.ts'
import { Avatar } from '../../primitives/avatar/avatar.tsx'
import { Dialog, type FilledDialogProps } from '../../primitives/dialog/dialog.tsx'
import type { HeaderAccount, HeaderLink } from '../app-header/app-header.tsx'
import {
  type AccountCommands,
  type AccountLabels,
  accountEntries,
} from '../avatar-menu/account-entries.tsx'
import styles from './mobile-menu.module.css'

export interface MobileMenuLabels extends AccountLabels {
  title: string
  close: string
  newTopic: string
  history: string
  price: string
  points: string
  theme: string
  language: string
  register: string
  signIn: string
  /** The badge, as read out. */
  pro: string
}

export interface MobileMenuProps extends FilledDialogProps, AccountCommands {
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

const links = [
  { key: 'newTopic', icon: <SquarePen />, isPersonal: false },
  { key: 'history', icon: <History />, isPersonal: true },
  { key: 'price', icon: <Tag />, isPersonal: false },
  { key: 'points', icon: <Coins />, isPersonal: true },
] as const

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
      <ul className={styles.rows}>
        {links.map(
          ({ key, icon, isPersonal }) =>
            (account || !isPersonal) && (
              <MenuRow
                key={key}
                icon={icon}
                aside={key === 'points' ? points : undefined}
                href={hrefs[key]}
                current={key === current}
                onClick={onPlainClick(follow && (() => follow(key)))}
              >
                {labels[key]}
              </MenuRow>
            ),
        )}
      </ul>
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

interface MenuRowProps {
  icon: ReactNode
  /** Stands at the end of the row. */
  aside?: ReactNode
  /** Makes it a link. */
  href?: string | undefined
  current?: boolean | undefined
  onClick: ((event: MouseEvent) => void) | undefined
  children: ReactNode
}

function MenuRow({ icon, aside, href, current, onClick, children }: MenuRowProps) {
  const content = (
    <>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <span className={styles.text}>{children}</span>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </>
  )
  return (
    <li>
      {href === undefined ? (
        <button type="button" disabled={!onClick} onClick={onClick} className={styles.row}>
          {content}
        </button>
      ) : (
        <a
          href={href}
          aria-current={current ? 'page' : undefined}
          onClick={onClick}
          className={styles.row}
        >
          {content}
        </a>
      )}
    </li>
  )
}

function WhoIsSignedIn({
  account: { name, email, imageUrl, pro = false },
  proLabel,
}: {
  account: HeaderAccount
  proLabel: string
}) {
  return (
    <div className={styles.account}>
      <Avatar
        name={name}
        imageUrl={imageUrl}
        framed={pro}
        badgeLabel={pro ? proLabel : undefined}
        className={pro ? styles.framed : undefined}
      />
      <span className={styles.names}>
        <span className={styles.name}>{name}</span>
        {email && <span className={styles.email}>{email}</span>}
      </span>
    </div>
  )
}
