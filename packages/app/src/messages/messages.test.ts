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

const rooms = readdirSync(new URL('en', import.meta.url))
const words = (language: string, room: string): [string, string][] =>
  Object.entries(JSON.parse(readFileSync(new URL(`${language}/${room}`, import.meta.url), 'utf8')))
const ids = (language: string) =>
  rooms.map((room) =>
    words(language, room)
      .map(([id]) => id)
      .sort(),
  )

test('both languages say the same things in the same rooms', () => {
  expect(readdirSync(new URL('zh', import.meta.url))).toEqual(rooms)
  expect(ids('zh')).toEqual(ids('en'))
})

test('an id belongs to one room', () => {
  const all = ids('en').flat()
  expect(all).toHaveLength(new Set(all).size)
})

const chinese = new Map(rooms.flatMap((room) => words('zh', room)))

test.each(rooms.flatMap((room) => words('en', room)))(
  '%s takes the same values in both languages',
  (id, message) => {
    const other = chinese.get(id) ?? ''
    expect(other).not.toBe('')
    expect(named(other)).toEqual(named(message))
  },
)
