import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import styles from './figure.module.css'

interface DoubtedCitationProps {
  /** Says that the source does not say it. */
  label: string
  /** The citation, which leads to its source as any other does. */
  children: ReactNode
}

/** A citation whose source does not say what it is cited for. */
export function DoubtedCitation({ label, children }: DoubtedCitationProps) {
  return (
    <span data-doubted="" title={label} className={styles.doubted}>
      {children}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  )
}
