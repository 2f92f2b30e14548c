import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const kit = fileURLToPath(new URL('..', import.meta.url))
const parts = globSync('{src,stories}/**/*.tsx', { cwd: kit }).map((file) => resolve(kit, file))
const sheet = /import (\w+) from '(\.[^']*\.module\.css)'/g

/** The classes that a file names and its style sheets don't have. */
function missingClasses(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  return Array.from(code.matchAll(sheet)).flatMap(([, styles = '', path = '']) => {
    const css = readFileSync(resolve(dirname(file), path), 'utf8')
    return Array.from(code.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g')), ([, name]) => name)
      .filter((name) => !new RegExp(`\\.${name}\\b`).test(css))
      .map((name) => `${file.slice(kit.length)}: ${name}`)
  })
}

it('has a rule for each class that a component names', () => {
  expect(parts.flatMap(missingClasses)).toEqual([])
})
