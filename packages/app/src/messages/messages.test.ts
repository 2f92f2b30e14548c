import { readdirSync, readFileSync } from 'node:fs'
import { isPluralElement, parse } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'

type Element = ReturnType<typeof parse>[number]

function placeholders(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    if (isPluralElement(element))
      return [
        element.value,
        ...Object.values(element.options).flatMap((option) => placeholders(option.value)),
      ]
    return 'value' in element && !isLiteral(element) ? [String(element.value)] : []
  })
}

const isLiteral = (element: Element) => element.type === 0
const named = (message: string) => [...new Set(placeholders(parse(message)))].sort()

const namespaces = readdirSync(new URL('en', import.meta.url))
const messages = (language: string, namespace: string): [string, string][] =>
  Object.entries(
    JSON.parse(readFileSync(new URL(`${language}/${namespace}`, import.meta.url), 'utf8')),
  )
const ids = (language: string) =>
  namespaces.map((namespace) =>
    messages(language, namespace)
      .map(([id]) => id)
      .sort(),
  )

test('both languages have the same ids in the same namespaces', () => {
  expect(readdirSync(new URL('zh', import.meta.url))).toEqual(namespaces)
  expect(ids('zh')).toEqual(ids('en'))
})

test('an id belongs to one namespace', () => {
  const all = ids('en').flat()
  expect(all).toHaveLength(new Set(all).size)
})

const chinese = new Map(namespaces.flatMap((namespace) => messages('zh', namespace)))

test.each(namespaces.flatMap((namespace) => messages('en', namespace)))(
  '%s takes the same values in both languages',
  (id, message) => {
    const other = chinese.get(id) ?? ''
    expect(other).not.toBe('')
    expect(named(other)).toEqual(named(message))
  },
)
