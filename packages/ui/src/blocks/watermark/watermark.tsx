import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './watermark.module.css'

export interface WatermarkProps extends ComponentPropsWithRef<'div'> {
  /** The creator's name, repeated over the page. */
  name: string
}

const rows = 10
const columns = 6
const cells = Array.from({ length: rows * columns }, (_, index) => index)

/** The creator's name all over the page, which a pointer and a selection pass over. */
export function Watermark({ name, className, ...rest }: WatermarkProps) {
  return (
    <div aria-hidden="true" {...rest} className={classNames(styles.watermark, className)}>
      {cells.map((index) => (
        // Drawn by the stylesheet: as text it would be found sixty times by a search in the page.
        <span key={index} data-name={name} className={styles.cell} />
      ))}
    </div>
  )
}
