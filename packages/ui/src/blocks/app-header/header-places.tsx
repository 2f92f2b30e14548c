import { Coins, SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { onPlainClick } from '../../plain-click.ts'
import styles from './app-header.module.css'

/** Where the header leads. */
export type HeaderPlace = 'home' | 'newTopic' | 'history' | 'price' | 'points' | 'login'

export interface HeaderPlacesLabels {
  /** Names the places as a group. */
  places: string
  newTopic: string
  history: string
  price: string
  /** Names the points with their number. */
  points: string
}

export interface HeaderPlacesProps {
  labels: HeaderPlacesLabels
  hrefs: Readonly<Record<HeaderPlace, string>>
  /** The place on the screen. */
  current: HeaderPlace | undefined
  /** The reader's points; without them, unless they are awaited, History and Points are not offered. */
  points: ReactNode
  /** The points are on their way: their place is kept free. */
  isAwaited: boolean
  onFollow: ((place: HeaderPlace) => void) | undefined
}

export function HeaderPlaces({
  labels,
  hrefs,
  current,
  points,
  isAwaited,
  onFollow,
}: HeaderPlacesProps) {
  const link = (place: HeaderPlace) => ({
    'aria-current': place === current ? ('page' as const) : undefined,
    onClick: onPlainClick(onFollow && (() => onFollow(place))),
  })
  return (
    <nav aria-label={labels.places} className={styles.places}>
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
          className={classNames(styles.place, styles.wide)}
        >
          {labels.history}
        </a>
      )}
      <a href={hrefs.price} {...link('price')} className={classNames(styles.place, styles.wide)}>
        {labels.price}
      </a>
      {isAwaited && <span className={classNames(styles.points, styles.wide)} />}
      {points !== undefined && (
        <a
          href={hrefs.points}
          {...link('points')}
          aria-label={labels.points}
          title={labels.points}
          className={classNames(styles.place, styles.points, styles.wide)}
        >
          <Coins />
          {points}
        </a>
      )}
    </nav>
  )
}
