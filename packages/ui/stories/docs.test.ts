import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtinResolvers, type Documentation, makeFsImporter, parse } from 'react-docgen'
import { describe, expect, it } from 'vitest'
import { components } from './components.ts'

const src = fileURLToPath(new URL('../src', import.meta.url))
const read = (file: string) => readFileSync(resolve(src, file), 'utf8')

/** The components that have a page of documentation. */
const documented = new Set(
  globSync('**/*.stories.tsx', { cwd: src })
    .flatMap((file) =>
      Array.from(
        read(file).matchAll(/documented\((\w+),|component: (\w+)\b|subcomponents: \{([^}]*)\}/g),
      ),
    )
    .flatMap(([, wrapped, own, others]) => (wrapped ?? own ?? others ?? '').match(/\w+/g) ?? []),
)

function documentationOf(name: string, file: string): Documentation | undefined {
  return parse(readFileSync(file, 'utf8'), {
    filename: file,
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    importer: makeFsImporter(ownFile),
  }).find(({ displayName }) => displayName === name)
}

/** Only the kit's own files are read: with this code a file counts as not found. */
function ownFile(path: string, base: string): string {
  if (path.startsWith('.')) return resolve(base, path)
  throw Object.assign(new Error(`${path} is a package`), { code: 'MODULE_NOT_FOUND' })
}

type PropType = NonNullable<NonNullable<Documentation['props']>[string]['tsType']>

function takesUndefined(type: PropType): boolean {
  if (['undefined', 'ReactNode', 'unknown'].includes(type.name)) return true
  return type.name === 'union' && 'elements' in type && type.elements.some(takesUndefined)
}

it('finds the components', () => {
  expect(components.length).toBeGreaterThan(60)
})

describe.each(components)('$name', ({ name, file }) => {
  const documentation = documentationOf(name, file)

  it('is described in a sentence', () => {
    expect(documentation?.description).toMatch(/\.$/)
  })

  it('has a sentence for each prop', () => {
    const silent = Object.entries(documentation?.props ?? {})
      .filter(([, prop]) => !prop.description?.trim().endsWith('.'))
      .map(([prop]) => prop)
    expect(silent).toEqual([])
  })

  // A caller with `exactOptionalPropertyTypes` can't hand on what may be undefined otherwise.
  it('takes undefined for what may be left out', () => {
    const strict = Object.entries(documentation?.props ?? {})
      .filter(([, { required, tsType }]) => !required && tsType && !takesUndefined(tsType))
      .map(([prop]) => prop)
    expect(strict).toEqual([])
  })

  it('has a page of documentation', () => {
    expect(documented.has(name)).toBe(true)
  })
})
