import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, file)).toString()

const imports = globSync('**/*.tsx', { cwd: import.meta.dirname }).flatMap((file) =>
  [...read(file).matchAll(/import (\w+) from '(.+\.module\.css)'/g)].map(
    ([, name = '', path = '']) => ({ file, name, css: join(dirname(file), path) }),
  ),
)

test.each(imports)('$css has every class that $file uses', ({ file, name, css }) => {
  const used = read(file).matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))
  const declared = [...read(css).matchAll(/\.([a-z]\w*)/gi)].map(([, found]) => found)
  for (const [, found] of used) expect(declared).toContain(found)
})
