import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Notice } from '../error-notice/notice.tsx'
import styles from './limit-box.module.css'

export interface LimitBoxProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Which limit is reached. */
  title: ReactNode
  /** The label of the button that leads past it. */
  actionLabel: string
  /** Called by the button; without it the button is disabled. */
  onAction?: (() => void) | undefined
}

/** Says that a free limit is reached and offers the way past it. */
export function LimitBox({ actionLabel, onAction, className, ...rest }: LimitBoxProps) {
  const action = (
    <Button variant="metal" size="small" onClick={onAction}>
      {actionLabel}
    </Button>
  )
  return <Notice {...rest} action={action} className={classNames(styles.box, className)} />
}
