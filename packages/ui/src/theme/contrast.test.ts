import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'

type Pairs = readonly (readonly [foreground: string, background: string])[]

const grounds = ['page', 'surface', 'sunk']

const text: Pairs = [
  ...grounds.flatMap((ground) =>
    ['ink', 'ink-soft', 'ink-faint', 'accent-ink', 'danger', 'ok', 'metal'].map(
      (ink) => [ink, ground] as const,
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

const controls: Pairs = ['edge', 'focus', 'accent', 'danger', 'metal'].flatMap((line) =>
  grounds.map((ground) => [line, ground] as const),
)

function colours(theme: string): ReadonlyMap<string, string> {
  const css = readFileSync(new URL(`./${theme}.css`, import.meta.url), 'utf8')
  const declarations = css.matchAll(/--cq-([\w-]+):\s*(#[0-9a-f]{6});/g)
  return new Map(Array.from(declarations, ([, name = '', hex = '']) => [name, hex]))
}

function failures(theme: string, pairs: Pairs, least: number): string[] {
  const palette = colours(theme)
  return pairs.flatMap(([foreground, background]) => {
    const ratio = contrast(palette.get(foreground) ?? '', palette.get(background) ?? '')
    return ratio >= least ? [] : [`${foreground} on ${background}: ${ratio.toFixed(2)}`]
  })
}

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
])('%s on %s has contrast %d', (first, second, expected) => {
  expect(contrast(first, second)).toBeCloseTo(expected, 2)
})

describe.each(['light', 'dark', 'pro'])('theme %s', (theme) => {
  it('has readable text on every ground', () => {
    expect(failures(theme, text, 4.5)).toEqual([])
  })

  it('has visible controls on every ground', () => {
    expect(failures(theme, controls, 3)).toEqual([])
  })

  it('names the same colours as the light theme', () => {
    expect([...colours(theme).keys()]).toEqual([...colours('light').keys()])
  })
})

describe.each(['dark', 'pro'])('theme %s', (theme) => {
  it('has body text of enhanced contrast', () => {
    const body: Pairs = grounds.flatMap((ground) => [
      ['ink', ground],
      ['ink-soft', ground],
    ])
    expect(failures(theme, body, 7)).toEqual([])
  })
})
