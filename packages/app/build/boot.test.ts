import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'

const boot = readFileSync(fileURLToPath(new URL('../public/boot.js', import.meta.url)), 'utf8')

interface Browser {
  /** Null where the browser forbids it. */
  stored?: Record<string, string> | null
  languages?: string[]
  prefersDark?: boolean
  pathname?: string
  platform?: string
  /** Which files each screen is made of. */
  preloads?: Record<string, Partial<Record<'zh' | 'en', string[]>>>
  /** The text of Home's field. */
  field?: { value: string }
}

const today = '2026-03-01'

/** The page's root after the script has run, the files it fetched, and a way to dispatch events. */
function run({
  stored = {},
  languages = ['fr-FR'],
  prefersDark = false,
  pathname = '/',
  platform = 'Win32',
  preloads,
  field,
}: Browser) {
  const toggled: string[] = []
  const methods = { toggleAttribute: (name: string) => toggled.push(name) }
  const root = Object.assign(Object.create(methods), {
    lang: '',
    dataset: {} as Record<string, string>,
  })
  const fetched: string[] = []
  const listeners: [type: string, listener: (event: object) => void][] = []
  const fields = field ? [Object.assign(field, { matches: () => true })] : []
  runInNewContext(boot, {
    window: {},
    document: {
      documentElement: root,
      currentScript: preloads && { dataset: { preloads: JSON.stringify(preloads) } },
      querySelectorAll: () => fields,
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => fetched.push(href) },
    },
    ...(stored && {
      localStorage: {
        getItem: (key: string) => stored[key] ?? null,
        setItem: (key: string, value: string) => {
          stored[key] = value
        },
      },
    }),
    location: { pathname },
    navigator: { languages, platform },
    matchMedia: () => ({ matches: prefersDark }),
    addEventListener: (...listener: (typeof listeners)[number]) => listeners.push(listener),
    Date: class {
      toISOString = () => `${today}T12:00:00.000Z`
    },
  })
  const dispatch = (type: string, more = {}) => {
    for (const [name, listener] of [...listeners])
      if (name === type) listener({ type, target: field, ...more })
  }
  return { root, fetched, toggled, dispatch }
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
  [{ stored: { theme: 'theme-pro', access_token: 'token' } }, 'theme-pro'],
  [{ stored: { theme: 'theme-pro' }, prefersDark: true }, 'light'],
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

test('keeps the space of the drawer that a signed-in person left open', () => {
  const open = { topic_drawer: 'open' }
  expect(rootAfter({ stored: { ...open, access_token: 't' } }).dataset.drawer).toBe('')
  expect(rootAfter({ stored: open }).dataset.drawer).toBeUndefined()
  expect(rootAfter({ stored: { access_token: 't' } }).dataset.drawer).toBeUndefined()
})

test.each([
  [{ ctrlKey: true, metaKey: false }, { access_token: 't' }, ['data-drawer-pressed']],
  [{ ctrlKey: false, metaKey: false }, { access_token: 't' }, []],
  [{ ctrlKey: true, metaKey: false }, {}, []],
])('a b with %j beside %j is noted for the drawer: %j', (keys, stored, expected) => {
  const { dispatch, toggled } = run({ stored })
  dispatch('keydown', { key: 'b', altKey: false, ...keys })
  expect(toggled).toEqual(expected)
})

test.each([
  ['MacIntel', { ctrlKey: true, metaKey: false }, []],
  ['MacIntel', { ctrlKey: false, metaKey: true }, ['data-drawer-pressed']],
  ['Win32', { ctrlKey: false, metaKey: true }, []],
])('on %s a b with %j is noted for the drawer: %j', (platform, keys, expected) => {
  const { dispatch, toggled } = run({ stored: { access_token: 't' }, platform })
  dispatch('keydown', { key: 'b', altKey: false, ...keys })
  expect(toggled).toEqual(expected)
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

describe('an earlier draft', () => {
  const draft = 'What is a wallet?'
  const open = (text = '') => {
    const stored = { 'draft:home': draft }
    const field = { value: text }
    return { stored, field, ...run({ stored, field }) }
  }

  test('is in the field, and is not doubled where the browser has restored it', () => {
    for (const { field, dispatch } of [open(), open(draft)]) {
      dispatch('DOMContentLoaded')
      expect(field.value).toBe(draft)
    }
  })

  test('is neither lost nor doubled by what is typed before the page is there', () => {
    const { stored, field, dispatch } = open()
    dispatch('focusin')
    expect(field.value).toBe(draft)
    for (const text of [' A', 'nd']) {
      field.value += text
      dispatch('input')
    }
    dispatch('DOMContentLoaded')
    expect(field.value).toBe(`${draft} And`)
    field.value += ' gas?'
    dispatch('input')
    dispatch('focusin')
    expect(field.value).toBe(`${draft} And gas?`)
    expect(stored['draft:home']).toBe(`${draft} And gas?`)
  })

  test('is not written again into a field where text is being composed', () => {
    const { field, dispatch } = open()
    dispatch('focusin')
    dispatch('compositionstart')
    const composed = `${field.value}比`
    Object.defineProperty(field, 'value', { get: () => composed, set: () => expect.unreachable() })
    dispatch('input')
    dispatch('DOMContentLoaded')
    dispatch('compositionend')
    expect(field.value).toBe(composed)
  })

  test('stays deleted once somebody has deleted it', () => {
    const { field, dispatch } = open()
    dispatch('focusin')
    field.value = ''
    dispatch('input')
    dispatch('DOMContentLoaded')
    expect(field.value).toBe('')
  })
})
