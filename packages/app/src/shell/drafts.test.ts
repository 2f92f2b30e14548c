import { beforeEach, expect, test, vi } from 'vitest'
import { drafts } from './drafts.ts'
import { stubStorage } from './testing/stub-storage.ts'

let stored: Map<string, string>
const storedDrafts = () =>
  [...stored].flatMap(([key, text]) => (key.startsWith('draft:') ? [text] : []))

beforeEach(() => {
  stored = stubStorage()
})

test('a draft is stored per place, and an empty one leaves nothing behind', () => {
  drafts.write('a', 'first')
  drafts.write('b', 'second')
  expect([drafts.read('a'), drafts.read('b'), drafts.read('c')]).toEqual(['first', 'second', ''])
  expect(storedDrafts()).toEqual(['first', 'second'])
  drafts.write('a', '')
  expect(storedDrafts()).toEqual(['second'])
  drafts.write('b', '')
  expect([...stored]).toEqual([])
})

test('what was stored by an earlier visit is found', () => {
  stored.set('draft:earlier', 'kept')
  expect(drafts.read('earlier')).toBe('kept')
})

test('sending discards the sent text only', () => {
  drafts.write('d', 'question')
  drafts.discard('d', 'question')
  expect(drafts.read('d')).toBe('')
  drafts.write('d', 'typed since')
  drafts.discard('d', 'question')
  expect(drafts.read('d')).toBe('typed since')
})

test.each([
  ['', 'lost', 'lost'],
  ['lost', 'lost', 'lost'],
  ['typed since', 'lost', 'lost\n\ntyped since'],
])('with %j in the field, giving back %j leaves %j', (current, text, result) => {
  drafts.write('e', current)
  drafts.giveBack('e', text)
  expect(drafts.read('e')).toBe(result)
})

test('a draft moves to another place, beside what is there', () => {
  drafts.write('h', 'question')
  drafts.write('i', 'typed before')
  expect(drafts.move('h', 'i')).toBe(true)
  expect([drafts.read('h'), drafts.read('i')]).toEqual(['', 'question\n\ntyped before'])
  expect(drafts.move('h', 'i')).toBe(false)
})

test('a logout leaves nothing of the drafts, nor of earlier visits', () => {
  vi.stubGlobal('localStorage', storedAsKeys())
  localStorage.setItem('draft:earlier', 'kept')
  localStorage.setItem('theme', 'dark')
  drafts.write('g', 'typed')
  drafts.erase()
  expect(Object.keys(localStorage)).toEqual(['theme'])
  expect([drafts.read('g'), drafts.read('earlier')]).toEqual(['', ''])
})

test('a browser without storage still keeps drafts for this visit', () => {
  vi.stubGlobal('localStorage', undefined)
  drafts.write('f', 'kept')
  expect(drafts.read('f')).toBe('kept')
})

/** As the browser's own: what is stored are its properties. */
function storedAsKeys() {
  const methods = {
    getItem: (key: string) => Reflect.get(shelf, key) ?? null,
    setItem: (key: string, value: string) => Reflect.set(shelf, key, value),
    removeItem: (key: string) => Reflect.deleteProperty(shelf, key),
  }
  const shelf = Object.create(methods)
  return shelf
}

test('only the drafts of the last places are kept', () => {
  for (let place = 0; place < 60; place++) drafts.write(`topic-${place}`, `text ${place}`)
  drafts.write('topic-10', 'taken up again')
  drafts.write('one more', 'text')
  expect(storedDrafts()).toHaveLength(50)
  expect(drafts.read('topic-10')).toBe('taken up again')
  expect(drafts.read('topic-59')).toBe('text 59')
  expect(drafts.read('topic-11')).toBe('')
})

test('what another tab writes is what stands here', () => {
  let tell = (_event: { key: string | null }): void => {}
  vi.stubGlobal('addEventListener', (_name: string, listener: typeof tell) => {
    tell = listener
  })
  vi.stubGlobal('removeEventListener', () => {})
  drafts.write('shared', 'typed here')
  const changed = vi.fn()
  const unsubscribe = drafts.subscribe(changed)
  stored.set('draft:shared', 'typed there')
  tell({ key: 'draft:shared' })
  expect(drafts.read('shared')).toBe('typed there')
  expect(changed).toHaveBeenCalledOnce()
  unsubscribe()
})
