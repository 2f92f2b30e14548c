import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import { IconButton } from '../icon-button/index.ts'
import styles from './toaster.module.css'

/** One short message that goes away by itself. */
export interface ToastItem {
  id: string
  text: string
  tone?: 'neutral' | 'success' | 'danger' | undefined
  /** Milliseconds on screen. */
  duration?: number | undefined
  action?: { label: string; onAction: () => void } | undefined
}

/** Shows the newest three of `toasts`; the caller removes one when `onDismiss` names it. */
export interface ToasterProps extends ComponentPropsWithRef<'ol'> {
  toasts: readonly ToastItem[]
  onDismiss: (id: string) => void
  labels: { region: string; close: string }
  placement?: 'top-center' | 'bottom-end'
}

const visible = 3
const defaultDuration = 4000

export function Toaster({
  toasts,
  onDismiss,
  labels,
  placement = 'top-center',
  className,
  ...rest
}: ToasterProps) {
  return (
    <Radix.Provider duration={defaultDuration} label={labels.region}>
      {toasts.slice(-visible).map(({ id, text, tone = 'neutral', duration, action }) => (
        <Radix.Root
          key={id}
          {...(duration === undefined ? {} : { duration })}
          type={tone === 'danger' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) onDismiss(id)
          }}
          className={classNames(styles.toast, styles[tone])}
        >
          <Radix.Description className={styles.text}>{text}</Radix.Description>
          {action && (
            <Radix.Action
              altText={action.label}
              className={styles.action}
              onClick={action.onAction}
            >
              {action.label}
            </Radix.Action>
          )}
          <Radix.Close asChild>
            <IconButton label={labels.close} icon={<X />} size="small" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        {...rest}
        label={labels.region}
        className={classNames(styles.viewport, styles[placement], className)}
      />
    </Radix.Provider>
  )
}
