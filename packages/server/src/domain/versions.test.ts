import { describe, expect, test } from 'vitest'
import { type Placed, pathTo, selectedPath, switchVersion } from './versions.ts'

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

describe('the way to a message', () => {
  test.each([
    ['a4', ['q2', 'a2', 'q3', 'a4']],
    ['a3', ['q2', 'a3']],
    ['q1', ['q1']],
    ['x', []],
    [null, []],
  ])('%s, selected or not, is %j', (id, way) => {
    expect(pathTo(tree, id).map((message) => message.id)).toEqual(way)
  })
})

describe('switching', () => {
  test.each([
    ['a2', 'a3', 'q2'],
    ['a3', 'a2', 'q2'],
    ['q2', 'q1', null],
    ['a2', 'a2', 'q2'],
  ])('from %s to %s moves the pointer of %s', (current, wanted, parentId) => {
    expect(switchVersion(tree, current, wanted)).toEqual({ parentId, childId: wanted })
  })

  test.each([
    ['a1', 'a2'],
    ['a2', 'q2'],
    ['a2', 'x'],
    ['x', 'a2'],
  ])('from %s to %s is refused: they are not versions of one message', (current, wanted) => {
    expect(() => switchVersion(tree, current, wanted)).toThrow('error.unknownMessage')
  })
})
