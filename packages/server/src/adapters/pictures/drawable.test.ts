import { expect, test } from 'vitest'
import { drawable } from './drawable.ts'

const everything = () => true

test.each([
  ['gas fees', 'gas fees'],
  ['0123456789', '0123456789'],
  ['0123456789a', '012345678…'],
  ['比特币是什么？', '比特币是…'],
  // Characters of two UTF-16 units, as some names have.
  ['𠮷𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷…'],
])('%s in ten columns is %s', (text, expected) => {
  expect(drawable(text, 10, everything)).toBe(expected)
})
