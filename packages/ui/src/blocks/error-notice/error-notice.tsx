import { TriangleAlert } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../../primitives/button/button.tsx'
import styles from './error-notice.module.css'

export interface ErrorNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What went wrong. */
  title: ReactNode
  /** With `onAction`: the button's label. */
  actionLabel?: string | undefined
  /** Called by the button; without it the button is disabled. */
  onAction?: (() => void) | undefined
}

/** What went wrong, and a way on. */
export function ErrorNotice({
  title,
  actionLabel,
  onAction,
  className,
  children,
  ...rest
}: ErrorNoticeProps) {
  return (
    <div role="alert" {...rest} className={classNames(styles.notice, className)}>
      <div className={styles.content}>
        <TriangleAlert className={styles.icon} aria-hidden="true" />
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {actionLabel && (
        <Button size="small" onClick={onAction}>
          {actionLabel}
        </Button>
      )}
    </div>
  )
}
