import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react'
import { classNames } from '../../class-names.ts'
import { useMergedRefs } from '../../hooks/merged-refs.ts'
import { IconButton } from '../icon-button/index.ts'
import styles from './dialog.module.css'
import { useOpener } from './opener.ts'
import { useAskedFocus } from './use-asked-focus.ts'

interface DialogPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Its heading and accessible name. */
  title: ReactNode
  /** A sentence below the title, read out as the dialog opens. */
  description?: ReactNode
  /** The name of the button that closes it. */
  closeLabel: string
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode
}

export interface DialogState {
  /** Whether it is shown. */
  open: boolean
  /** Called when the person closes it, by button, Escape or veil. */
  onOpenChange: (open: boolean) => void
}

export interface DialogProps extends DialogPanelProps, DialogState {}

/** A modal dialog: focus stays inside, Escape and the veil close it, focus returns on closing. */
export function Dialog({ open, onOpenChange, ...panel }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Radix's own overlay writes a style element, which the page's policy forbids. */}
        <div className={styles.veil} aria-hidden="true" />
        <DialogPanel {...panel} />
      </Radix.Portal>
    </Radix.Root>
  )
}

function DialogPanel({
  title,
  description,
  closeLabel,
  actions,
  className,
  children,
  ref,
  ...rest
}: DialogPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const opener = useOpener()
  const askedFocus = useAskedFocus(panel)
  const described = description ? {} : { 'aria-describedby': undefined }
  return (
    <Radix.Content
      {...described}
      {...rest}
      ref={useMergedRefs(panel, ref)}
      onOpenAutoFocus={(event) => {
        // The first button is Close; to begin there would offer leaving before reading.
        event.preventDefault()
        if (!panel.current?.contains(document.activeElement)) askedFocus()?.focus()
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        opener?.focus()
      }}
      className={classNames(styles.panel, className)}
    >
      <div className={styles.header}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        <Radix.Close asChild>
          <IconButton label={closeLabel} icon={<X />} />
        </Radix.Close>
      </div>
      {description && (
        <Radix.Description className={styles.description}>{description}</Radix.Description>
      )}
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Radix.Content>
  )
}
