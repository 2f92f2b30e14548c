import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const boot = readFileSync(fileURLToPath(new URL('../public/boot.js', import.meta.url)), 'utf8')

interface Browser {
  /** Null where the browser forbids it. */
  stored?: Record<string, string> | null
  languages?: string[]
  prefersDark?: boolean
  pathname?: string
  /** Which files each screen is made of. */
  preloads?: Record<string, Partial<Record<'zh' | 'en', string[]>>>
}

const today = '2026-03-01'

/** The page's root after the script has run, and the files it fetched. */
function run({
  stored = {},
  languages = ['fr-FR'],
  prefersDark = false,
  pathname = '/',
  preloads,
}: Browser) {
  const root = { lang: '', dataset: {} as Record<string, string> }
  const fetched: string[] = []
  runInNewContext(boot, {
    window: {},
    document: {
      documentElement: root,
      currentScript: preloads && { dataset: { preloads: JSON.stringify(preloads) } },
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => fetched.push(href) },
    },
    ...(stored && { localStorage: { getItem: (key: string) => stored[key] ?? null } }),
    location: { pathname },
    navigator: { languages },
    matchMedia: () => ({ matches: prefersDark }),
    addEventListener: () => {},
    Date: class {
      toISOString = () => `${today}T12:00:00.000Z`
    },
  })
  return { root, fetched }
}

const rootAfter = (browser: Browser) => run(browser).root

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
  expect(rootAfter(browser).lang).toBe(lang)
})

test.each<[Browser, string]>([
  [{}, 'light'],
  [{ prefersDark: true }, 'dark'],
  [{ stored: { theme: 'system' }, prefersDark: true }, 'dark'],
  [{ stored: { theme: 'light' }, prefersDark: true }, 'light'],
  [{ stored: { theme: 'theme-pro' } }, 'theme-pro'],
])('with %j the theme is %s', (browser, theme) => {
  expect(rootAfter(browser).dataset.theme).toBe(theme)
})

test('tells from the token that somebody is signed in', () => {
  expect(rootAfter({ stored: { access_token: 'x' } }).dataset.session).toBe('open')
  expect(rootAfter({}).dataset.session).toBeUndefined()
})

test('tells at the login that the session expired, and nowhere else', () => {
  const stored = { session_expired: '1' }
  expect(rootAfter({ stored, pathname: '/login' }).dataset.session).toBe('expired')
  expect(rootAfter({ stored, pathname: '/price' }).dataset.session).toBeUndefined()
  const again = { ...stored, access_token: 'x' }
  expect(rootAfter({ stored: again, pathname: '/login' }).dataset.session).toBe('open')
})

test.each([
  ['/chat/1', { access_token: 'x' }, ['/chat.js']],
  ['/chat/1/shared', { access_token: 'x' }, []],
  ['/chat/1', {}, ['/login.js']],
])('at %s with %j it preloads %j', (pathname, stored, expected) => {
  const preloads = { chat: { zh: ['chat.js'] }, login: { zh: ['login.js'] } }
  expect(run({ pathname, stored, preloads }).fetched).toEqual(expected)
})

test('keeps a place for the limit of a person whose topics were used up today', () => {
  expect(rootAfter({ stored: { topics_used_up: today } }).dataset.limit).toBe('')
  expect(rootAfter({ stored: { topics_used_up: '2026-02-28' } }).dataset.limit).toBeUndefined()
  expect(rootAfter({}).dataset.limit).toBeUndefined()
})

test('a browser that forbids storage gets its language and theme all the same', () => {
  const root = rootAfter({ stored: null, languages: ['en'] })
  expect(root).toEqual({ lang: 'en', dataset: { theme: 'light' } })
})
