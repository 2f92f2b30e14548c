import type { ComponentType } from 'react'
import { loadMessages } from '../language/language.ts'
import type { MessageNamespace } from '../language/messages.ts'

/** A component whose code and messages are loaded on demand. */
export interface Part<Props> {
  /** Null until it is loaded. */
  readonly component: () => ComponentType<Props> | null
  readonly load: () => Promise<void>
  /** Starts loading ahead of need; a failure is reported by a later `load`. */
  readonly preload: () => void
}

export function part<Props>(
  fetchCode: () => Promise<{ default: ComponentType<Props> }>,
  ...namespaces: readonly MessageNamespace[]
): Part<Props> {
  let loaded: ComponentType<Props> | null = null
  async function load(): Promise<void> {
    const [code] = await Promise.all([fetchCode(), loadMessages(...namespaces)])
    loaded = code.default
  }
  return {
    component: () => loaded,
    load,
    preload: () => void load().catch(() => undefined),
  }
}
