import type { MouseEvent, ReactNode } from 'react'
import styles from './mobile-menu.module.css'

interface MenuRowProps {
  icon: ReactNode
  /** Stands at the end of the row. */
  aside?: ReactNode
  /** Makes it a link. */
  href?: string | undefined
  current?: boolean
  onClick: ((event: MouseEvent) => void) | undefined
  children: ReactNode
}

export function MenuRow({ icon, aside, href, current, onClick, children }: MenuRowProps) {
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
