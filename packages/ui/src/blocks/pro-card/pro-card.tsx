import { X } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../../primitives/button/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import styles from './pro-card.module.css'

/** An offer of Pro that floats in the page's corner until it is dismissed. */
export interface ProCardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  labels: { action: string; dismiss: string }
  title: ReactNode
  onAction?: (() => void) | undefined
  onDismiss?: (() => void) | undefined
}

export function ProCard({
  labels,
  title,
  onAction,
  onDismiss,
  className,
  children,
  ...rest
}: ProCardProps) {
  const titleId = useId()
  return (
    <section {...rest} aria-labelledby={titleId} className={classNames(styles.card, className)}>
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton size="small" label={labels.dismiss} icon={<X />} onClick={onDismiss} />
      </div>
      {children && <div className={styles.text}>{children}</div>}
      <Button variant="metal" size="small" onClick={onAction} className={styles.action}>
        {labels.action}
      </Button>
    </section>
  )
}
