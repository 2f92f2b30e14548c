import { beforeEach, expect, test, vi } from 'vitest'
import { drafts } from '../drafts.ts'
import { storage } from '../storage.ts'
import { stubStorage } from '../testing/stub-storage.ts'
import { putDraftsAside, takeDraftsBack } from './left-drafts.ts'
import { session } from './session.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = stubStorage()
  vi.spyOn(storage, 'keys').mockImplementation(() => [...stored.keys()])
  session.open('token')
  takeDraftsBack('mei', '/')
  drafts.write('home', 'My secret plan')
  drafts.write('topic', 'Another one')
})

/** The server ends the session, which leads to the login. */
function expireAt(address: string): void {
  session.expire()
  putDraftsAside(address)
}

const shown = () => [drafts.read('home'), drafts.read('topic')]

test('nobody sees a draft of a session that has expired, until its owner is back', () => {
  expireAt('/chat/topic')
  expect(shown()).toEqual(['', ''])
  session.open('another token')
  expect(shown()).toEqual(['', ''])
  expect(takeDraftsBack('mei', '/chat/topic')).toBe(false)
  expect(shown()).toEqual(['My secret plan', 'Another one'])
  drafts.write('home', '')
  expect(takeDraftsBack('mei', '/')).toBe(false)
  expect(shown()).toEqual(['', 'Another one'])
})

test.each([
  ['/chat/topic', true],
  ['/share/token', false],
])('another account finds nothing of it; led to %s they are where its owner was: %o', (at, is) => {
  expireAt('/chat/topic')
  drafts.write('home', 'Typed by a visitor')
  session.open('another token')
  expect(takeDraftsBack('jun', at)).toBe(is)
  expect(shown()).toEqual(['Typed by a visitor', ''])
  expect([...stored.values()].join()).not.toMatch(/secret|Another/)
  expireAt('/')
  session.open('a third token')
  takeDraftsBack('mei', '/')
  expect(shown()).toEqual(['', ''])
})

test('what was typed meanwhile stands beside what is given back', () => {
  expireAt('/')
  drafts.write('home', 'Typed since')
  session.open('another token')
  takeDraftsBack('mei', '/')
  expect(drafts.read('home')).toBe('My secret plan\n\nTyped since')
})

test('the login seen twice puts nothing of a visitor aside', () => {
  expireAt('/')
  drafts.write('home', 'Typed by a visitor')
  putDraftsAside('/')
  expect(drafts.read('home')).toBe('Typed by a visitor')
})

test('a logout by hand deletes what was put aside, too', () => {
  expireAt('/')
  drafts.erase()
  expect([...stored.values()].join()).not.toMatch(/secret|Another/)
})
