import { expect, test } from 'vitest'
import { follow } from '../contract.ts'
import { wrongJson, wrongText } from './values.ts'

const named = (name: string) => follow({ $ref: `#/components/schemas/${name}` })
const valuesOf = (wrong: readonly { readonly value: unknown }[]) => wrong.map(({ value }) => value)

test('a flag is neither a text nor another number', () => {
  const values = valuesOf(wrongJson(named('FlagInput')))
  expect(values).toEqual(['text', null, [], {}, 0.5, 2, -1])
})

test('a text has its form and its length', () => {
  const wrong = wrongJson(named('Email'))
  expect(wrong).toContainEqual({ keyword: 'maxLength', value: 'a'.repeat(255) })
  expect(wrong.map(({ keyword }) => keyword)).toContain('pattern')
})

test('what may be null or an id is nothing else', () => {
  const idOrNull = { oneOf: [{ $ref: '#/components/schemas/Id' }, { type: 'null' }] }
  const values = valuesOf(wrongJson(idOrNull))
  expect(values).toContain(7)
  expect(values).toContain('of another form')
  expect(values).not.toContain(null)
})

test('a number in a query has its bounds and is written in digits', () => {
  const values = valuesOf(wrongText({ type: 'integer', minimum: 1, maximum: 100 }))
  expect(values).toEqual(['some', '1.5', '1,5', 'NaN', 0, 101])
})
