import { X } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../../primitives/button/button.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import styles from './pro-card.module.css'

export interface ProCardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The labels of its two buttons. */
  labels: { action: string; dismiss: string }
  /** The offer in a short sentence. */
  title: ReactNode
  /** Takes the offer; without it the button is disabled. */
  onAction?: (() => void) | undefined
  /** Puts the card away; without it the button is disabled. */
  onDismiss?: (() => void) | undefined
}

/**
 * An offer of Pro until it is dismissed: floats in the corner of a wide window, stands at its own
 * place in a narrower one.
 */
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
