import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const boot = readFileSync(fileURLToPath(new URL('../public/boot.js', import.meta.url)), 'utf8')

interface Browser {
  stored?: Record<string, string>
  languages?: string[]
  prefersDark?: boolean
}

function paint({ stored = {}, languages = ['fr-FR'], prefersDark = false }: Browser) {
  const root = { lang: '', dataset: {} as Record<string, string> }
  runInNewContext(boot, {
    document: { documentElement: root },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { pathname: '/' },
    navigator: { languages },
    matchMedia: () => ({ matches: prefersDark }),
    addEventListener: () => {},
  })
  return root
}

test.each<[string, Browser, string]>([
  ['the saved one', { stored: { language: 'en' }, languages: ['zh-CN'] }, 'en'],
  ["the browser's", { languages: ['en-GB', 'zh'] }, 'en'],
  ["the browser's second", { languages: ['fr', 'en'] }, 'en'],
  ['Chinese', { languages: ['fr', 'de'] }, 'zh-CN'],
  [
    "the browser's for a saved one it can't speak",
    { stored: { language: 'xx' }, languages: ['en'] },
    'en',
  ],
])('the language is %s', (_, browser, lang) => {
  expect(paint(browser).lang).toBe(lang)
})

test.each<[Browser, string]>([
  [{}, 'light'],
  [{ prefersDark: true }, 'dark'],
  [{ stored: { theme: 'system' }, prefersDark: true }, 'dark'],
  [{ stored: { theme: 'light' }, prefersDark: true }, 'light'],
  [{ stored: { theme: 'theme-pro' } }, 'theme-pro'],
])('with %j the theme is %s', (browser, theme) => {
  expect(paint(browser).dataset.theme).toBe(theme)
})

test('tells from the token that somebody is signed in', () => {
  expect(paint({ stored: { access_token: 'x' } }).dataset.session).toBe('open')
  expect(paint({}).dataset.session).toBeUndefined()
})

test.each([
  ['/chat/1', ['/assets/chat.js']],
  ['/chat/1/shared', []],
])('at %s it fetches %j ahead of the app', (pathname, expected) => {
  const fetched: string[] = []
  runInNewContext(boot, {
    document: {
      documentElement: { lang: '', dataset: {} },
      currentScript: { dataset: { ahead: JSON.stringify({ chat: { zh: ['assets/chat.js'] } }) } },
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => fetched.push(href) },
    },
    localStorage: { getItem: (key: string) => (key === 'access_token' ? 'x' : null) },
    location: { pathname },
    navigator: { languages: ['zh'] },
    matchMedia: () => ({ matches: false }),
    addEventListener: () => {},
  })
  expect(fetched).toEqual(expected)
})

test.each<[string, boolean, string[]]>([
  ['zh', false, ['/topic.js']],
  ['en', false, ['/topic.js', '/reader.js']],
  ['zh', true, ['/topic.js', '/reader.js', '/asker.js']],
])(
  'of a page that is painted for visitors in Chinese, in %s (signed in: %s) it fetches %j',
  (language, isOpen, expected) => {
    const fetched: string[] = []
    const files = (name: string) => ({ zh: [name], en: [name] })
    const ahead = {
      share: files('topic.js'),
      'share:unpainted': files('reader.js'),
      'share:open': files('asker.js'),
    }
    runInNewContext(boot, {
      document: {
        documentElement: { lang: 'zh-CN', dataset: {} },
        currentScript: { dataset: { ahead: JSON.stringify(ahead) } },
        createElement: () => ({}),
        head: { append: ({ href }: { href: string }) => fetched.push(href) },
      },
      localStorage: { getItem: (key: string) => (isOpen && key === 'access_token' ? 'x' : null) },
      location: { pathname: '/share/token' },
      navigator: { languages: [language] },
      matchMedia: () => ({ matches: false }),
      addEventListener: () => {},
    })
    expect(fetched).toEqual(expected)
  },
)

test('keeps a place for the limit of a person whose topics were used up today', () => {
  const today = new Date().toISOString().slice(0, 10)
  expect(paint({ stored: { topics_used_up: today } }).dataset.limit).toBe('')
  expect(paint({ stored: { topics_used_up: '2026-01-31' } }).dataset.limit).toBeUndefined()
  expect(paint({}).dataset.limit).toBeUndefined()
})

test('a browser that forbids storage is painted all the same', () => {
  const root = { lang: '', dataset: {} as Record<string, string> }
  runInNewContext(boot, {
    document: { documentElement: root },
    location: { pathname: '/' },
    navigator: { languages: ['en'] },
    matchMedia: () => ({ matches: false }),
    addEventListener: () => {},
  })
  expect(root).toEqual({ lang: 'en', dataset: { theme: 'light' } })
})
