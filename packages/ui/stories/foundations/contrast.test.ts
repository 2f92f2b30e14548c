import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { backgrounds, contrast, controlPairs, type Pair, textPairs } from './contrast.ts'

function colors(theme: string): ReadonlyMap<string, string> {
  const css = readFileSync(new URL(`../../src/theme/${theme}.css`, import.meta.url), 'utf8')
  const declarations = css.matchAll(/--cq-([\w-]+):\s*(#[0-9a-f]{6});/g)
  return new Map(Array.from(declarations, ([, name = '', hex = '']) => [name, hex]))
}

function failures(theme: string, pairs: readonly Pair[], least: number): string[] {
  const palette = colors(theme)
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
  it('has readable text on every background', () => {
    expect(failures(theme, textPairs, 4.5)).toEqual([])
  })

  it('has visible controls on every background', () => {
    expect(failures(theme, controlPairs, 3)).toEqual([])
  })

  it('names the same colors as the light theme', () => {
    expect([...colors(theme).keys()]).toEqual([...colors('light').keys()])
  })
})

describe.each(['dark', 'pro'])('theme %s', (theme) => {
  it('has body text of enhanced contrast', () => {
    const body: readonly Pair[] = backgrounds.flatMap((background) => [
      ['ink', background],
      ['ink-soft', background],
    ])
    expect(failures(theme, body, 7)).toEqual([])
  })
})
