import { expect, it } from 'vitest'
import { decimalText, figuresIn, inWholeUnits, readFigure } from './figures.ts'

it.each([
  [0, '0'],
  [-0.00001234, '-0.00001234'],
  [7.821066970851871e-11, '0.00000000007821066970851871'],
  [1e21, '1000000000000000000000'],
  ['0.999813', '0.999813'],
  ['39030615894320966039030615894320966', '39030615894320966039030615894320966'],
  ['1e3', '1000'],
  ['', null],
  ['0x10', null],
  ['many', null],
  ['Infinity', null],
  [Number.NaN, null],
  [null, null],
  [undefined, null],
])('decimalText of %j is %j', (value, text) => {
  expect(decimalText(value)).toBe(text)
})

it.each([
  ['1500000000', 9, '1.5'],
  ['1', 18, '0.000000000000000001'],
  ['123456789012345678901234567890123456789', 18, '123456789012345678901.234567890123456789'],
  [5, 0, '5'],
  ['5', -1, null],
  ['5', 78, null],
  ['x', 2, null],
])('inWholeUnits of %j with %i decimals is %j', (amount, decimals, text) => {
  expect(inWholeUnits(amount, decimals)).toBe(text)
})

it('finds every figure of a result, and makes none of what is no number', () => {
  const stated = {
    ...{ kind: 'price' as const, unit: 'USD', asOf: new Date('2026-11-20T12:00:00Z') },
    source: { name: 'Peer', url: null },
  }
  const figure = readFigure(7, stated)
  expect(figure).toEqual({
    ...{ kind: 'price', value: '7', unit: 'USD', asOf: '2026-11-20T12:00:00.000Z' },
    ...{ source: { name: 'Peer', url: null }, how: 'read' },
  })
  expect(readFigure(null, stated)).toBeNull()
  expect(figuresIn({ a: [figure, null], at: new Date(), b: { c: figure }, d: 'x' })).toHaveLength(2)
})
