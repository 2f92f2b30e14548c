import { TriangleAlert } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../../primitives/button/button.tsx'
import styles from './error-notice.module.css'
import { Notice } from './notice.tsx'

export interface ErrorNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What went wrong. */
  title: ReactNode
  /** With `onAction`: the button's label. */
  actionLabel?: string | undefined
  /** Called by the button; without it the button is disabled. */
  onAction?: (() => void) | undefined
}

/** What went wrong, and a way on. */
export function ErrorNotice({ actionLabel, onAction, className, ...rest }: ErrorNoticeProps) {
  const action = actionLabel && (
    <Button size="small" onClick={onAction}>
      {actionLabel}
    </Button>
  )
  return (
    <Notice
      role="alert"
      {...rest}
      icon={TriangleAlert}
      action={action}
      className={classNames(styles.notice, className)}
    />
  )
}
