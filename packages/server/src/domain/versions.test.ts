import { describe, expect, test } from 'vitest'
import { type Placed, selectedPath, stepOf, switchVersion } from './versions.ts'

function message(
  id: string,
  parentId: string | null,
  selectedChildId: string | null = null,
): Placed {
  return { id, parentId, selectedChildId }
}

/** q1 was edited to q2; q2 has two answers, the first of them goes on with q3. */
const tree = [
  message('q1', null, 'a1'),
  message('a1', 'q1'),
  message('q2', null, 'a2'),
  message('a2', 'q2', 'q3'),
  message('a3', 'q2'),
  message('q3', 'a2', 'a4'),
  message('a4', 'q3'),
]
const ids = (selectedFirst: string | null, messages: Placed[] = tree) =>
  selectedPath(messages, selectedFirst).map(({ selected }) => selected.id)

describe('the selected path', () => {
  test('follows the pointers', () => {
    expect(ids('q2')).toEqual(['q2', 'a2', 'q3', 'a4'])
    expect(ids('q1')).toEqual(['q1', 'a1'])
  })

  test('shows the newest child where a pointer is missing or leads nowhere', () => {
    expect(ids(null)).toEqual(['q2', 'a2', 'q3', 'a4'])
    expect(ids('gone')).toEqual(['q2', 'a2', 'q3', 'a4'])
  })

  test('is empty for an empty topic', () => {
    expect(ids(null, [])).toEqual([])
  })

  test('knows all versions of each step and which is selected', () => {
    const [first, second] = selectedPath(tree, 'q2')
    expect(first?.versions.map(({ id }) => id)).toEqual(['q1', 'q2'])
    expect(first?.index).toBe(1)
    expect(second?.versions.map(({ id }) => id)).toEqual(['a2', 'a3'])
    expect(second?.index).toBe(0)
  })
})

describe('a place on the path', () => {
  const path = selectedPath(tree, 'q2')

  test.each([
    ['q2', 0],
    ['q1', 0],
    ['a3', 1],
    ['a4', 3],
  ])('%s stands at %i', (id, at) => {
    expect(stepOf(path, id)?.at).toBe(at)
  })

  test('is null for what hangs below an unselected version, and for unknown ids', () => {
    expect(stepOf(path, 'a1')).toBeNull()
    expect(stepOf(path, 'x')).toBeNull()
  })
})

describe('switching', () => {
  const path = selectedPath(tree, 'q2')

  test('moves the pointer of the parent', () => {
    expect(switchVersion(path, 'a2', 'a3')).toEqual({ parentId: 'q2', childId: 'a3' })
    expect(switchVersion(path, 'q2', 'q1')).toEqual({ parentId: null, childId: 'q1' })
  })

  test('to itself changes nothing', () => {
    expect(switchVersion(path, 'a2', 'a2')).toEqual({ parentId: 'q2', childId: 'a2' })
  })

  test.each([
    ['a3', 'a2', 'error.staleParent'],
    ['a1', 'a1', 'error.unknownMessage'],
    ['a2', 'q1', 'error.unknownMessage'],
    ['a2', 'x', 'error.unknownMessage'],
  ])('from %s to %s is refused with %s', (current, wanted, key) => {
    expect(() => switchVersion(path, current, wanted)).toThrow(key)
  })
})
