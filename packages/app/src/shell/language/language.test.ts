import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'
import { toasts } from '../toasts/toasts.ts'
import { chooseLanguage, currentLanguage, loadLanguage, needWords } from './language.ts'
import { type Language, loadWords, need } from './words.ts'

vi.mock('./words.ts')

const words: Awaited<ReturnType<typeof loadWords>> = Object.assign({}, ...[])
const root = { lang: 'zh-CN' }
let stored: Map<string, string>

beforeEach(async () => {
  stored = stubStorage()
  toasts.set([])
  vi.stubGlobal('document', { documentElement: root })
  vi.mocked(loadWords).mockReset().mockResolvedValue(words)
  vi.mocked(need).mockReturnValue(false)
  await loadLanguage('zh')
})
afterEach(() => vi.unstubAllGlobals())

test('the language that was chosen last stays, whichever words come last', async () => {
  const late = Promise.withResolvers<typeof words>()
  vi.mocked(loadWords).mockReturnValueOnce(late.promise)
  const english = chooseLanguage('en')
  await chooseLanguage('zh')
  late.resolve(words)
  await english
  expect(currentLanguage()).toBe('zh')
  expect(root.lang).toBe('zh-CN')
  expect(stored.get('language')).toBe('zh')
})

test('a language whose words can’t be had is told of, and wanted no more', async () => {
  vi.mocked(loadWords).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await chooseLanguage('en')
  expect(toasts.get()).toMatchObject([{ words: { message: 'error.network' } }])
  expect(stored.has('language')).toBe(false)

  const asked: Language[] = []
  vi.mocked(loadWords).mockImplementation(async (language) => {
    asked.push(language)
    return words
  })
  await needWords('history')
  expect(asked).toEqual(['zh'])
})
