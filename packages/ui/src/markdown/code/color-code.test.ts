import { expect, test } from 'vitest'
import { colorCode } from './color-code.ts'

test.each([
  [
    'solidity',
    'contract Vault { uint256 fee = 30_000; }',
    ['contract', 'Vault', 'uint256', '30_000'],
  ],
  ['sol', 'address a = 0xAB12; // note', ['address', '0xAB12', '// note']],
  ['python', 'def f(): return "a"', ['def', 'f', 'return', '"a"']],
  ['move', 'fun f() -> u64 { 1 }', ['u64', '1']],
])('code in %s has its pieces by kind', (language, code, colored) => {
  const pieces = colorCode(code, language) ?? []
  expect(pieces.map(({ text }) => text).join('')).toBe(code)
  const texts = pieces.flatMap(({ text, kind }) => (kind ? [text] : []))
  for (const text of colored) expect(texts).toContain(text)
})

test('a language nobody knows has no colors', () => {
  expect(colorCode('a b', 'unheard-of')).toBeNull()
  expect(colorCode('a b', 'constructor')).toBeNull()
})
