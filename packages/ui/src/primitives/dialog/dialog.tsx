import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { mergeRefs } from '../../hooks/merge-refs.ts'
import { IconButton } from '../icon-button/index.ts'
import styles from './dialog.module.css'
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
  /** Told when the person closes it, by button, Escape or veil. */
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
  // Radix gives focus back only to a trigger of its own; this is mounted as the dialog opens.
  const [opener] = useState(findOpener)
  const panel = useRef<HTMLDivElement>(null)
  const askedFocus = useAskedFocus(panel)
  const described = description ? {} : { 'aria-describedby': undefined }
  return (
    <Radix.Content
      {...described}
      {...rest}
      ref={mergeRefs(panel, ref)}
      onOpenAutoFocus={(event) => {
        // The first button is Close; to begin there would offer leaving before reading.
        event.preventDefault()
        if (!panel.current?.contains(document.activeElement)) askedFocus()?.focus()
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        if (opener instanceof HTMLElement) opener.focus()
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

/** A menu's item is gone by the time the dialog closes; then it is the menu's button. */
function findOpener(): Element | null {
  const focused = document.activeElement
  const menu = focused?.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
}
