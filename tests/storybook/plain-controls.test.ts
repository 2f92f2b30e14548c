import type { StoryContextForEnhancers } from 'storybook/internal/types'
import { expect, it } from 'vitest'
import { plainControls } from '../../.storybook/plain-controls.ts'

const nothing = { name: 'other', value: 'undefined' } as const

function typeOf(type: unknown) {
  const argTypes = { prop: { name: 'prop', type } }
  const enhanced = plainControls({ argTypes } as unknown as StoryContextForEnhancers)
  return enhanced.prop?.type
}

it.each(['boolean', 'string', 'number', 'function'])(
  'a %s that may be left out is one, as its type is written',
  (name) => {
    const raw = `${name} | undefined`
    expect(typeOf({ name: 'union', raw, value: [{ name }, nothing] })).toEqual({ name, raw })
  },
)

it.each([
  ['a callback', 'function', { name: 'other', value: 'unknown', raw: '((on: boolean) => void)' }],
  ['a ref', 'function', { name: 'other', value: 'Ref', raw: 'Ref<HTMLElement>' }],
  ['any node', 'string', { name: 'other', value: 'ReactNode', raw: 'ReactNode' }],
])('%s is edited as a %s', (_what, name, type) => {
  const raw = 'as written'
  expect(typeOf({ name: 'union', raw, value: [type, nothing] })).toEqual({ name, raw })
  expect(typeOf(type)).toEqual({ name, raw: type.raw })
})

it('a callback is one also where only the whole type is written', () => {
  const raw = '((on: boolean) => void) | undefined'
  const value = [{ name: 'other', value: 'unknown' }, nothing]
  expect(typeOf({ name: 'union', raw, value })).toEqual({ name: 'function', raw })
})

it('a union of several stays one', () => {
  const type = { name: 'union', value: [{ name: 'string' }, { name: 'number' }, nothing] }
  expect(typeOf(type)).toEqual(type)
})

it('what is no union stays as it is', () => {
  const type = { name: 'enum', value: ['small', 'large'] }
  expect(typeOf(type)).toEqual(type)
})
