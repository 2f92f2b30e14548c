import type { View } from './camera.ts'

/** A story that doesn't look as it did. */
export interface Finding {
  readonly kind: 'changed' | 'appeared' | 'vanished'
  readonly story: string
  readonly name: string
  readonly view: View
  /** Of what changed: the share of its pixels, from 0 to 1. */
  readonly share: number
  /** Files beside the sheet. */
  readonly pictures: {
    readonly base?: string
    readonly head?: string
    readonly difference?: string
  }
}
