import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { IconButton } from '../icon-button/index.ts'
import styles from './dialog.module.css'

/** A modal dialog: focus stays inside, Escape and the veil close it, focus returns on closing. */
export interface DialogProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode
}

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  actions,
  className,
  children,
  ...rest
}: DialogProps) {
  const described = description ? {} : { 'aria-describedby': undefined }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Radix's own overlay writes a style element, which the page's policy forbids. */}
        <div className={styles.veil} aria-hidden="true" />
        <Radix.Content {...described} {...rest} className={classNames(styles.panel, className)}>
          <header className={styles.header}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel} icon={<X />} onClick={() => onOpenChange(false)} />
            </Radix.Close>
          </header>
          {description && (
            <Radix.Description className={styles.description}>{description}</Radix.Description>
          )}
          {children}
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
