import { Tooltip } from '@coinquiry/ui/primitives/tooltip'
import type { ReactNode } from 'react'
import styles from './note-beside.module.css'
import { usePointedAt } from './pointed-at.ts'

interface NoteBesideProps {
  /** Names the elements. */
  selector: string
  /** What is said of one of them; null for nothing. */
  noteOf: (element: Element) => ReactNode
  side: 'top' | 'bottom'
  className?: string | undefined
}

/** Says something of an element to whoever points at it or reaches it by keyboard, until Escape. */
export function NoteBeside({ selector, noteOf, side, className }: NoteBesideProps) {
  const { element, hide } = usePointedAt(selector)
  const note = element && noteOf(element)
  if (!note) return null
  const { top, left, width, height } = element.getBoundingClientRect()
  return (
    <Tooltip open onOpenChange={hide} side={side} text={note} className={className}>
      {/* Lies over the element, without the gap that paragraphs have. */}
      <span
        aria-hidden="true"
        style={{ top, left, width, height, margin: 0 }}
        className={styles.place}
      />
    </Tooltip>
  )
}
