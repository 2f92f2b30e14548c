import type { KeyboardEvent } from 'react'

/**
 * Whether a key belongs to an input method that is composing a text. Safari reports some only after
 * compositionend; then the key code 229 alone gives them away.
 */
export const isComposing = (press: Pick<globalThis.KeyboardEvent, 'isComposing' | 'keyCode'>) =>
  press.isComposing || press.keyCode === 229

/**
 * The one Enter rule of every input: Enter submits, Shift+Enter starts a new line, and an Enter
 * that ends an input-method composition does neither.
 */
export function useSubmitOnEnter(submit: () => void) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey) return
    if (isComposing(event.nativeEvent)) return
    event.preventDefault()
    submit()
  }
}
