import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { schemas } from './contract.gen.ts'

interface SchemaNode {
  readonly path: string
  readonly node: Readonly<Record<string, unknown>>
}

const written = parse(readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8'))

/** Every schema in it and its parts, each with where it stands. */
function placesIn(value: unknown, path = ''): SchemaNode[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value)
    .filter(([key]) => key !== 'examples' && key !== 'example')
    .flatMap(([key, one]) => placesIn(one, `${path}/${key}`))
  return Array.isArray(value)
    ? inner
    : [{ path, node: value as Readonly<Record<string, unknown>> }, ...inner]
}

const places = [...placesIn(written.components), ...placesIn(written.paths)]
const where = (isFault: (place: SchemaNode) => boolean) =>
  places.filter(isFault).map(({ path }) => path)

test('no object is closed, so that a later server may send more', () => {
  expect(where(({ node }) => node.additionalProperties === false)).toEqual([])
})

test('our own replies are held against the same objects closed', () => {
  expect(schemas.AskClose?.additionalProperties).toBe(false)
  expect(schemas.AskRequest).not.toHaveProperty('additionalProperties')
})

test('no property has a default: generators make of it one that must be sent', () => {
  const isProperty = ({ path }: SchemaNode) => path.split('/').at(-2) === 'properties'
  expect(where((place) => isProperty(place) && 'default' in place.node)).toEqual([])
})

test('a value of two types is two schemas: generators make one type of an enumeration', () => {
  const mixes = ({ node }: SchemaNode) =>
    Array.isArray(node.enum) &&
    new Set(node.enum.filter((one) => one !== null).map((one) => typeof one)).size > 1
  expect(where(mixes)).toEqual([])
})
