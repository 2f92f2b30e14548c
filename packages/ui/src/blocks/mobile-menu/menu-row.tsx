import type { ReactNode } from 'react'
import styles from './mobile-menu.module.css'

interface MenuRowProps {
  icon: ReactNode
  /** Stands at the end of the row. */
  aside?: ReactNode
  onChoose: (() => void) | undefined
  children: ReactNode
}

export function MenuRow({ icon, aside, onChoose, children }: MenuRowProps) {
  return (
    <li>
      <button type="button" disabled={!onChoose} onClick={onChoose} className={styles.row}>
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
        <span className={styles.words}>{children}</span>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </button>
    </li>
  )
}
