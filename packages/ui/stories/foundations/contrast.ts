/** WCAG 2 contrast between two `#rrggbb` colors, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

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
  ['code-number', 'sunk'],
  ['code-name', 'sunk'],
]

/** Edges and marks of controls: 3 at least. */
export const controlPairs: readonly Pair[] = ['edge', 'focus', 'accent', 'danger', 'metal'].flatMap(
  (line) => backgrounds.map((background) => [line, background] as const),
)
