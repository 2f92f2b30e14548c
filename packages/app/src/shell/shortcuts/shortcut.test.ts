import { afterEach, expect, test, vi } from 'vitest'
import { isDrawerPress } from '../drawer/drawer-press.ts'
import { type KeyTarget, type Press, shortcutOf } from './shortcut.ts'

const page: KeyTarget = { isField: false, hasText: false, allowsSingle: true }
const emptyField: KeyTarget = { ...page, isField: true }
const field: KeyTarget = { ...emptyField, hasText: true }

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  keyCode: 0,
  isComposing: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
})
const ctrl = { ctrlKey: true }
const both = { ctrlKey: true, shiftKey: true }

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['k', ctrl, 'palette'],
  ['O', both, 'newTopic'],
  ['H', both, 'history'],
  ['L', both, 'theme'],
  ['K', both, null],
  ['o', ctrl, null],
  ['k', { metaKey: true }, null],
  ['k', { ...ctrl, altKey: true }, null],
  ['k', { ...ctrl, metaKey: true }, null],
  ['k', { ...ctrl, isComposing: true }, null],
  ['k', {}, null],
])('%s with %o means %s, also while writing', (key, more, meant) => {
  for (const place of [page, emptyField, field])
    expect(shortcutOf(press(key, more), place)).toBe(meant)
})

test.each(['MacIntel', 'iPad'])(
  'on %s Ctrl edits text, and Command is for shortcuts',
  (platform) => {
    vi.stubGlobal('navigator', { platform })
    const command = { metaKey: true }
    expect(shortcutOf(press('k', ctrl), field)).toBeNull()
    expect(shortcutOf(press('k', command), field)).toBe('palette')
    expect(shortcutOf(press('O', { ...command, shiftKey: true }), field)).toBe('newTopic')
    expect(shortcutOf(press('k', { ...command, ...ctrl }), field)).toBeNull()
    expect([isDrawerPress(press('b', ctrl)), isDrawerPress(press('b', command))]).toEqual([
      false,
      true,
    ])
  },
)

test('elsewhere Ctrl opens the drawer', () => {
  expect([isDrawerPress(press('b', ctrl)), isDrawerPress(press('b', { metaKey: true }))]).toEqual([
    true,
    false,
  ])
})

test.each([
  ['/', 'focus'],
  ['?', 'sheet'],
  ['？', 'sheet'],
])('%s is a shortcut outside of fields, and if it is wanted', (key, meant) => {
  const shifted = press(key, { shiftKey: key !== '/' })
  expect(shortcutOf(shifted, page)).toBe(meant)
  expect(shortcutOf(shifted, { ...page, allowsSingle: false })).toBeNull()
  for (const place of [emptyField, field]) expect(shortcutOf(shifted, place)).toBeNull()
  expect(shortcutOf({ ...shifted, keyCode: 229 }, page)).toBeNull()
})

test('Escape stops, but never while a field holds text', () => {
  expect(shortcutOf(press('Escape'), page)).toBe('stop')
  expect(shortcutOf(press('Escape'), emptyField)).toBe('stop')
  expect(shortcutOf(press('Escape'), field)).toBeNull()
  expect(shortcutOf(press('Escape', { isComposing: true }), emptyField)).toBeNull()
})
