import type { KeyboardEvent } from 'react'

/**
 * The one Enter rule of every input: Enter submits, Shift+Enter starts a new line, and an Enter
 * that ends an input-method composition does neither.
 */
export function useSubmitOnEnter(submit: () => void) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey) return
    // Safari reports the composing Enter after compositionend; only its key code 229 gives it away.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return
    event.preventDefault()
    submit()
  }
}
