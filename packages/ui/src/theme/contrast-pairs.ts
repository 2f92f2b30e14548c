/** A text color and the background behind it, by their roles. */
export type Pair = readonly [foreground: string, background: string]

export const backgrounds = ['page', 'surface', 'sunk'] as const

/** Text of normal size: 4.5 at least. */
export const textPairs: readonly Pair[] = [
  ...backgrounds.flatMap((background) =>
    ['ink', 'ink-soft', 'ink-faint', 'accent-ink', 'danger', 'ok', 'metal'].map(
      (ink) => [ink, background] as const,
    ),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-metal', 'metal'],
  ['accent-ink', 'accent-wash'],
  ['danger', 'danger-wash'],
  ['ink', 'danger-wash'],
  ['ink-soft', 'danger-wash'],
  ['metal', 'metal-wash'],
  ['ink', 'metal-wash'],
  ['ink-soft', 'metal-wash'],
  ['ink', 'selection'],
]

/** Edges and marks of controls: 3 at least. */
export const controlPairs: readonly Pair[] = ['edge', 'focus', 'accent', 'danger', 'metal'].flatMap(
  (line) => backgrounds.map((background) => [line, background] as const),
)
