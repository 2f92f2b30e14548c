import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../../primitives/button/button.tsx'
import styles from './limit-box.module.css'

export interface LimitBoxProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Which limit is reached. */
  title: ReactNode
  /** When it ends. */
  children?: ReactNode
  /** The label of the button that leads past it. */
  actionLabel: string
  /** Called by the button; without it the button is disabled. */
  onAction?: (() => void) | undefined
}

/** Says at the composer that a free limit is reached, and offers the way past it. */
export function LimitBox({
  title,
  actionLabel,
  onAction,
  className,
  children,
  ...rest
}: LimitBoxProps) {
  return (
    <div {...rest} className={classNames(styles.box, className)}>
      <p className={styles.text}>
        <strong className={styles.title}>{title}</strong>
        {children && <> · {children}</>}
      </p>
      <Button variant="metal" size="small" onClick={onAction}>
        {actionLabel}
      </Button>
    </div>
  )
}
