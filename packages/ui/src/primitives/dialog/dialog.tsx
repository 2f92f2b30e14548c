import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from '../../class-names.ts'
import { isComposing } from '../../hooks/use-submit-on-enter.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './dialog.module.css'

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

/** For a dialog that brings its own title and content. */
export interface FilledDialogProps
  extends Omit<DialogProps, 'title' | 'description' | 'closeLabel' | 'actions' | 'children'>,
    DialogState {}

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
  const requestedFocus = useRequestedFocus(panel)
  const described = description ? {} : { 'aria-describedby': undefined }
  return (
    <Radix.Content
      {...described}
      {...rest}
      ref={useComposedRefs(panel, ref)}
      onOpenAutoFocus={(event) => {
        // The first button is Close; to begin there would offer leaving before reading.
        event.preventDefault()
        if (!panel.current?.contains(document.activeElement)) requestedFocus()?.focus()
      }}
      // What cancels a composition is not meant for the dialog.
      onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        // It is called late: a dialog that was opened meanwhile keeps the focus.
        const next = document.activeElement?.closest('[role="dialog"]')
        if (!next || next.contains(opener)) opener?.focus()
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

/** What had opened a dialog that is just closing: one that opens in its place goes back there. */
let lastOpener: Element | null = null

/**
 * Where the focus goes when a dialog closes; to be called as it opens. Radix gives it back only to
 * a trigger of its own.
 */
function useOpener(): HTMLElement | null {
  const [opener] = useState(findOpener)
  useLayoutEffect(
    () => () => {
      lastOpener = opener
      setTimeout(() => {
        lastOpener = null
      })
    },
    [opener],
  )
  return opener instanceof HTMLElement ? opener : null
}

/** A menu's item is gone by the time the dialog closes; then it is the menu's button. */
function findOpener(): Element | null {
  const focused = document.activeElement
  if (lastOpener && focused === document.body) return lastOpener
  const menu = focused?.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
}

/**
 * What should have the focus as a panel opens: the element inside that asked by `autoFocus`, else
 * the panel. A dialog below takes such a focus back before it has arrived, so the request is read off
 * the event by which the former element loses it.
 */
function useRequestedFocus(panel: RefObject<HTMLElement | null>): () => HTMLElement | null {
  const requested = useRef<EventTarget>(null)

  // The only effect that runs before React hands out the focus.
  useInsertionEffect(() => {
    const note = ({ relatedTarget }: FocusEvent) => {
      requested.current ??= relatedTarget
    }
    document.addEventListener('focusout', note, { capture: true })
    return () => document.removeEventListener('focusout', note, { capture: true })
  }, [])

  return () => {
    const target = requested.current
    return target instanceof HTMLElement && panel.current?.contains(target) ? target : panel.current
  }
}
