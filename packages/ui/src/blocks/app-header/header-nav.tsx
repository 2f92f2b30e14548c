import { Coins, SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { onPlainClick } from '../../plain-click.ts'
import styles from './app-header.module.css'

/** A link of the header. */
export type HeaderLink = 'home' | 'newTopic' | 'history' | 'price' | 'points' | 'login'

export interface HeaderNavLabels {
  /** Names the group of links. */
  navigation: string
  newTopic: string
  history: string
  price: string
  /** Names the points with their number. */
  points: string
}

export interface HeaderNavProps {
  labels: HeaderNavLabels
  hrefs: Readonly<Record<HeaderLink, string>>
  /** The page that is shown. */
  current: HeaderLink | undefined
  /** The reader's points; without them, unless they are awaited, History and Points are not offered. */
  points: ReactNode
  /** The points are on their way: their space is kept free. */
  isAwaited: boolean
  onFollow: ((link: HeaderLink) => void) | undefined
}

export function HeaderNav({ labels, hrefs, current, points, isAwaited, onFollow }: HeaderNavProps) {
  const link = (name: HeaderLink) => ({
    'aria-current': name === current ? ('page' as const) : undefined,
    onClick: onPlainClick(onFollow && (() => onFollow(name))),
  })
  return (
    <nav aria-label={labels.navigation} className={styles.links}>
      <a
        href={hrefs.newTopic}
        {...link('newTopic')}
        aria-label={labels.newTopic}
        title={labels.newTopic}
        className={styles.newTopic}
      >
        <SquarePen />
      </a>
      {(points !== undefined || isAwaited) && (
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
      {isAwaited && <span className={classNames(styles.points, styles.wide)} />}
      {points !== undefined && (
        <a
          href={hrefs.points}
          {...link('points')}
          aria-label={labels.points}
          title={labels.points}
          className={classNames(styles.link, styles.points, styles.wide)}
        >
          <Coins />
          {points}
        </a>
      )}
    </nav>
  )
}
