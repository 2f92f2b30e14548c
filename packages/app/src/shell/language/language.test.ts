import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'
import { toasts } from '../toasts/toasts.ts'
import { chooseLanguage, currentLanguage, loadLanguage, loadMessages } from './language.ts'
import { type Language, loadRequestedMessages, requestNamespaces } from './messages.ts'

vi.mock('./messages.ts')
// So that what loads messages is loaded anew, with those of this file.
vi.hoisted(() => vi.resetModules())

const messages: Awaited<ReturnType<typeof loadRequestedMessages>> = Object.assign({}, ...[])
const root = { lang: 'zh-CN' }
let stored: Map<string, string>

beforeEach(async () => {
  stored = stubStorage()
  toasts.set([])
  vi.stubGlobal('document', { documentElement: root })
  vi.mocked(loadRequestedMessages).mockReset().mockResolvedValue(messages)
  vi.mocked(requestNamespaces).mockReturnValue(false)
  await loadLanguage('zh')
})
afterEach(() => vi.unstubAllGlobals())

test('the language that was chosen last stays, whichever messages come last', async () => {
  const late = Promise.withResolvers<typeof messages>()
  vi.mocked(loadRequestedMessages).mockReturnValueOnce(late.promise)
  const english = chooseLanguage('en')
  await chooseLanguage('zh')
  late.resolve(messages)
  await english
  expect(currentLanguage()).toBe('zh')
  expect(root.lang).toBe('zh-CN')
  expect(stored.get('language')).toBe('zh')
})

test('a language whose messages can’t be loaded is reported, and wanted no more', async () => {
  vi.mocked(loadRequestedMessages).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await chooseLanguage('en')
  expect(toasts.get()).toMatchObject([{ content: { message: 'error.network' } }])
  expect(stored.has('language')).toBe(false)

  const asked: Language[] = []
  vi.mocked(loadRequestedMessages).mockImplementation(async (language) => {
    asked.push(language)
    return messages
  })
  await loadMessages('history')
  expect(asked).toEqual(['zh'])
})
