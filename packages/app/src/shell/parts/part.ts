import type { ComponentType } from 'react'
import { needWords } from '../language/language.ts'
import type { Room } from '../language/words.ts'

/** A component whose code, with the words it needs, is loaded when somebody asks for it. */
export interface Part<Props> {
  /** Null until it is loaded. */
  readonly component: () => ComponentType<Props> | null
  readonly load: () => Promise<void>
  /** Begins to load what is wanted soon; whoever wants it then is told if that failed. */
  readonly preload: () => void
}

export function part<Props>(
  fetchCode: () => Promise<{ default: ComponentType<Props> }>,
  ...rooms: readonly Room[]
): Part<Props> {
  let loaded: ComponentType<Props> | null = null
  async function load(): Promise<void> {
    const [code] = await Promise.all([fetchCode(), needWords(...rooms)])
    loaded = code.default
  }
  return {
    component: () => loaded,
    load,
    preload: () => void load().catch(() => undefined),
  }
}
