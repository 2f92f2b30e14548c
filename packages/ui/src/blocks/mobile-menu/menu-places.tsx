import { Coins, History, SquarePen, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { onPlainClick } from '../../plain-click.ts'
import type { HeaderPlace } from '../app-header/index.ts'
import { MenuRow } from './menu-row.tsx'
import styles from './mobile-menu.module.css'

export interface MenuPlacesLabels {
  newTopic: string
  history: string
  price: string
  points: string
}

interface MenuPlacesProps {
  labels: MenuPlacesLabels
  hrefs: Readonly<Record<HeaderPlace, string>>
  current: HeaderPlace | undefined
  points: ReactNode
  signedIn: boolean
  onFollow: ((place: HeaderPlace) => void) | undefined
}

const places = [
  { place: 'newTopic', icon: <SquarePen />, isPersonal: false },
  { place: 'history', icon: <History />, isPersonal: true },
  { place: 'price', icon: <Tag />, isPersonal: false },
  { place: 'points', icon: <Coins />, isPersonal: true },
] as const

export function MenuPlaces({
  labels,
  hrefs,
  current,
  points,
  signedIn,
  onFollow,
}: MenuPlacesProps) {
  return (
    <ul className={styles.rows}>
      {places.map(
        ({ place, icon, isPersonal }) =>
          (signedIn || !isPersonal) && (
            <MenuRow
              key={place}
              icon={icon}
              aside={place === 'points' ? points : undefined}
              href={hrefs[place]}
              current={place === current}
              onClick={onPlainClick(onFollow && (() => onFollow(place)))}
            >
              {labels[place]}
            </MenuRow>
          ),
      )}
    </ul>
  )
}
