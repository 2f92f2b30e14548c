import { isPluralElement, parse } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

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

test('both languages say the same things', () => {
  expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort())
})

test.each(Object.entries(en))('%s takes the same values in both languages', (id, message) => {
  const other = Object.entries(zh).find(([key]) => key === id)?.[1] ?? ''
  expect(other).not.toBe('')
  expect(named(other)).toEqual(named(message))
})
