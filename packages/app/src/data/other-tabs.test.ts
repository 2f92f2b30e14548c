import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const open = () => import('./other-tabs.ts')

test('a tab hears others, until it stops listening, and never itself', async () => {
  const { subscribeToOtherTabs, notifyOtherTabs } = await open()
  const other = new BroadcastChannel('changes')
  const heard: string[] = []
  const stops = (['account', 'topic a'] as const).map((name) =>
    subscribeToOtherTabs(name, () => heard.push(name)),
  )
  notifyOtherTabs('account')
  other.postMessage('topic b')
  other.postMessage('topic a')
  await expect.poll(() => heard).toEqual(['topic a'])
  stops[1]?.()
  other.postMessage('topic a')
  other.postMessage('account')
  await expect.poll(() => heard).toEqual(['topic a', 'account'])
  other.close()
})

test('where a browser forbids storage, and with it this, a tab is alone', async () => {
  const forbidden = vi.fn(
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  )
  vi.stubGlobal('BroadcastChannel', forbidden)
  const { subscribeToOtherTabs, notifyOtherTabs } = await open()
  const heard = vi.fn()
  const stop = subscribeToOtherTabs('account', heard)
  notifyOtherTabs('account')
  stop()
  expect(forbidden).toHaveBeenCalled()
  expect(heard).not.toHaveBeenCalled()
})
