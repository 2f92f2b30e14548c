const sheets = import.meta.glob<string>('../../src/theme/{scale,light}.css', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The names of all tokens that begin so, in the order of the style sheets. */
export function tokensNamed(beginning: string): string[] {
  const names = Object.values(sheets).flatMap((css) =>
    Array.from(css.matchAll(/--cq-([\w-]+):/g), ([, name = '']) => name),
  )
  return [...new Set(names)].filter((name) => name.startsWith(beginning))
}

/** The names of all colors of a theme. */
export function colorTokens(): string[] {
  return tokensNamed('').filter((name) => tokenValue(name).startsWith('#'))
}

/**
 * What a token is now, in the theme and language of the page, in full: a build shortens `#ffffff`
 * and `0.5rem`.
 */
export function tokenValue(name: string): string {
  return getComputedStyle(document.documentElement)
    .getPropertyValue(`--cq-${name}`)
    .trim()
    .replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3')
    .replace(/(?<!\d)\.(?=\d)/g, '0.')
}
