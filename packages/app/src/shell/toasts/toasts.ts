import type { MessageDescriptor } from 'react-intl'
import { createStore } from '../../store.ts'

export type MessageId = NonNullable<MessageDescriptor['id']>

export interface ToastAction {
  readonly message: MessageId
  readonly onAction: () => void
}

export interface Toast {
  readonly id: string
  /** Words of ours, or a text that came from the server in the person's language. */
  readonly words: { readonly message: MessageId } | { readonly text: string }
  readonly tone: 'neutral' | 'success' | 'danger'
  readonly action?: ToastAction | undefined
}

export const toasts = createStore<readonly Toast[]>([])

let count = 0

/** Says something in passing; what is being said already is not said twice. */
export function showToast(
  words: Toast['words'],
  tone: Toast['tone'] = 'neutral',
  action?: ToastAction,
): void {
  const shown = toasts.get()
  if (!action && shown.some((toast) => !toast.action && isSame(toast.words, words))) return
  count += 1
  toasts.set([...shown, { id: String(count), words, tone, action }])
}

export function dismissToast(id: string): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

const isSame = (one: Toast['words'], other: Toast['words']): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
