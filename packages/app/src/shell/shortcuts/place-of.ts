import type { KeyTarget } from './shortcut.ts'
import { allowsSingleKeys } from './single-keys.ts'

const writes = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** Where a key was pressed. */
export function keyTargetOf(target: EventTarget | null): KeyTarget {
  const field = target instanceof Element ? target.closest(writes) : null
  const hasValue = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  const text = hasValue ? field.value : field?.textContent
  return { isField: field !== null, hasText: Boolean(text), allowsSingle: allowsSingleKeys() }
}
