import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './notice.module.css'

export interface NoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode
  icon?: LucideIcon | undefined
  /** The button. */
  action: ReactNode
}

/** The frame of a notice: what happened, more about it, and a button. */
export function Notice({ title, icon: Icon, action, className, children, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={classNames(styles.notice, className)}>
      <div className={styles.content}>
        {Icon && <Icon />}
        <div>
          <p className={styles.title}>{title}</p>
          {children && <div className={styles.text}>{children}</div>}
        </div>
      </div>
      {action}
    </div>
  )
}
