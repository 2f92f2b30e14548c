import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import {
  type ComponentPropsWithRef,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '../../class-names.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './toast.module.css'
import { useClearPlace } from './use-clear-place.ts'

/** One short message that goes away by itself. */
export interface ToastItem {
  id: string
  text: string
  tone?: 'neutral' | 'success' | 'danger' | undefined
  /** Milliseconds on screen, where it differs from the others. */
  duration?: number | undefined
  action?: { label: string; onAction: () => void } | undefined
}

export interface ToasterProps extends ComponentPropsWithRef<'ol'> {
  /** All messages, oldest first. */
  toasts: readonly ToastItem[]
  /** Called with the id of a message that was closed or whose time is over. */
  onDismiss: (id: string) => void
  /** The name of the region, and of the button that closes a message. */
  labels: { region: string; close: string }
  /** Where on the page they appear. */
  placement?: 'top-center' | 'bottom-end' | undefined
  /** Milliseconds on screen. */
  duration?: number | undefined
}

const visible = 3
const icons = { success: CircleCheck, danger: CircleAlert }

/**
 * Shows the newest three of `toasts`; the caller removes one when `onDismiss` names it. Their time
 * stands still while one of them is hovered or focused. F8 moves the focus to them, and a
 * swipe towards the nearest edge closes them. They cover nothing that can be pressed, where there
 * is space.
 */
export function Toaster({
  toasts,
  onDismiss,
  labels,
  placement = 'bottom-end',
  duration = 4000,
  ref,
  className,
  ...rest
}: ToasterProps) {
  const ownList = useRef<HTMLOListElement>(null)
  const list = useComposedRefs(useClearPlace(placement, toasts.length), ownList, ref)
  useEscapeBehind(ownList, () => {
    for (const { id } of toasts) onDismiss(id)
  })
  // Radix stays paused for ever when its last toast leaves under the pointer; a new one starts afresh.
  if (toasts.length === 0) return null
  return (
    <Radix.Provider
      duration={duration}
      label={labels.region}
      swipeDirection={placement === 'top-center' ? 'up' : 'right'}
    >
      {toasts.map((toast, index) => (
        <Toast
          key={toast.id}
          {...toast}
          closeLabel={labels.close}
          isHidden={index < toasts.length - visible}
          onDismiss={() => onDismiss(toast.id)}
        />
      ))}
      <Radix.Viewport
        {...rest}
        ref={list}
        label={labels.region}
        className={classNames(styles.viewport, styles[placement], className)}
      />
    </Radix.Provider>
  )
}

/**
 * Radix takes a message for what lies on top, so that Escape would close it and leave the dialog
 * below open. Unless the focus is in the messages, they are gone before anything else hears the key.
 */
function useEscapeBehind(list: RefObject<HTMLElement | null>, dismissAll: () => void) {
  const hear = useEffectEvent(({ key }: KeyboardEvent) => {
    const isBehind = list.current && !list.current.contains(document.activeElement)
    if (key === 'Escape' && isBehind) flushSync(dismissAll)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [])
}

type ToastProps = ToastItem & { closeLabel: string; isHidden: boolean; onDismiss: () => void }

function Toast({
  text,
  tone = 'neutral',
  duration,
  action,
  closeLabel,
  isHidden,
  onDismiss,
}: ToastProps) {
  const Icon = tone === 'neutral' ? undefined : icons[tone]
  return (
    <Radix.Root
      {...(duration === undefined ? {} : { duration })}
      hidden={isHidden}
      type={tone === 'danger' ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) onDismiss()
      }}
      className={classNames(styles.toast, styles[tone])}
    >
      {Icon && <Icon aria-hidden="true" className={styles.icon} />}
      <div className={styles.content}>
        <Radix.Description className={styles.text}>{text}</Radix.Description>
        {action && (
          <Radix.Action altText={action.label} className={styles.action} onClick={action.onAction}>
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label={closeLabel} icon={<X />} size="small" />
      </Radix.Close>
    </Radix.Root>
  )
}
