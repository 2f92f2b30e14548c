import { beforeEach, expect, test, vi } from 'vitest'
import { storage } from '../storage.ts'
import { stubStorage } from '../testing/stub-storage.ts'
import { session } from './session.ts'

let tab: EventTarget
let stored: Map<string, string>

beforeEach(() => {
  stored = stubStorage()
  tab = new EventTarget()
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
})

test('a session that the server has ended is known as such after a reload, until the next one', () => {
  stored.set('session_expired', '1')
  session.start()
  expect(session.hasExpired()).toBe(true)
  session.open('another')
  session.start()
  expect(session.hasExpired()).toBe(false)
  expect(session.token()).toBe('another')
})

test('a session that another tab begins or ends is followed', () => {
  session.start()
  storage.write('access_token', 'token')
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'access_token' }))
  expect(session.token()).toBe('token')
  storage.write('access_token', null)
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'draft:home' }))
  expect(session.token()).toBe('token')
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  expect(session.token()).toBeNull()
})
