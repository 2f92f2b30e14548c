import type { MessageDescriptor } from 'react-intl'
import { createStore } from '../../store.ts'

export type MessageId = NonNullable<MessageDescriptor['id']>

export interface ToastAction {
  readonly message: MessageId
  readonly onAction: () => void
}

export interface Toast {
  readonly id: string
  /** A message of the catalog, or a text from the server in the user's language. */
  readonly content: { readonly message: MessageId } | { readonly text: string }
  readonly tone: 'neutral' | 'success' | 'danger'
  readonly action?: ToastAction | undefined
}

export const toasts = createStore<readonly Toast[]>([])

let count = 0

/** Shows a toast, unless the same one is on the screen already. */
export function showToast(
  content: Toast['content'],
  tone: Toast['tone'] = 'neutral',
  action?: ToastAction,
): void {
  const shown = toasts.get()
  if (!action && shown.some((toast) => !toast.action && isSame(toast.content, content))) return
  count += 1
  toasts.set([...shown, { id: String(count), content, tone, action }])
}

export function dismissToast(id: string): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

const isSame = (one: Toast['content'], other: Toast['content']): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
