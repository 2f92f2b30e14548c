import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './empty-state.module.css'

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is missing, in a short sentence. */
  title: ReactNode
  /** What the title is: the page's heading where nothing else is on the page. */
  titleAs?: 'p' | 'h1' | 'h2' | undefined
  /** A picture above the title; decoration. */
  icon?: ReactNode
  /** The way on: a button or two. */
  actions?: ReactNode
}

/** What stands where a list would be: a title, a sentence, a way on. */
export function EmptyState({
  title,
  titleAs: Title = 'p',
  icon,
  actions,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={classNames(styles.empty, className)}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
