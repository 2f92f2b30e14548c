import { Coins, History, SquarePen, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { onPlainClick } from '../../plain-click.ts'
import type { HeaderLink } from '../app-header/index.ts'
import { MenuRow } from './menu-row.tsx'
import styles from './mobile-menu.module.css'

export interface MenuLinksLabels {
  newTopic: string
  history: string
  price: string
  points: string
}

interface MenuLinksProps {
  labels: MenuLinksLabels
  hrefs: Readonly<Record<HeaderLink, string>>
  current: HeaderLink | undefined
  points: ReactNode
  signedIn: boolean
  onFollow: ((link: HeaderLink) => void) | undefined
}

const links = [
  { key: 'newTopic', icon: <SquarePen />, isPersonal: false },
  { key: 'history', icon: <History />, isPersonal: true },
  { key: 'price', icon: <Tag />, isPersonal: false },
  { key: 'points', icon: <Coins />, isPersonal: true },
] as const

export function MenuLinks({ labels, hrefs, current, points, signedIn, onFollow }: MenuLinksProps) {
  return (
    <ul className={styles.rows}>
      {links.map(
        ({ key, icon, isPersonal }) =>
          (signedIn || !isPersonal) && (
            <MenuRow
              key={key}
              icon={icon}
              aside={key === 'points' ? points : undefined}
              href={hrefs[key]}
              current={key === current}
              onClick={onPlainClick(onFollow && (() => onFollow(key)))}
            >
              {labels[key]}
            </MenuRow>
          ),
      )}
    </ul>
  )
}
