import type { MessageDescriptor } from 'react-intl'
import { createStore } from '../../store.ts'

export type MessageId = NonNullable<MessageDescriptor['id']>

export interface Toast {
  readonly id: string
  /** Words of ours, or a text that came from the server in the person's language. */
  readonly words: { readonly message: MessageId } | { readonly text: string }
  readonly tone: 'neutral' | 'success' | 'danger'
  /** What can be done about it while it is shown. */
  readonly action?: { readonly message: MessageId; readonly onAction: () => void } | undefined
}

export const toasts = createStore<readonly Toast[]>([])

let count = 0

export function showToast(
  words: Toast['words'],
  tone: Toast['tone'] = 'neutral',
  action?: Toast['action'],
): void {
  count += 1
  toasts.set([...toasts.get(), { id: String(count), words, tone, action }])
}

export function dismissToast(id: string): void {
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}
