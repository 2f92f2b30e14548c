/* Runs before the first paint: without it the page would flash in the wrong theme and language. */
;(() => {
  const root = document.documentElement
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  const languages = { zh: 'zh-CN', en: 'en' }
  const wanted = [read('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2))
  root.lang = languages[wanted.find((tag) => tag in languages) ?? 'zh']

  const saved = read('theme')
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.dataset.theme = ['light', 'dark', 'theme-pro'].includes(saved) ? saved : system

  /* With a second part, a chat continues a shared topic, and is made of other files. */
  const [, first, , second] = location.pathname.split('/')
  const screen = second ? '' : first
  if (read('access_token')) root.dataset.session = 'open'
  // The login says so above its form, which is not prerendered for this.
  else if (screen === 'login' && read('session_expired')) root.dataset.session = 'expired'

  // Home's limit has its place from the start: what was used up today (UTC) still is.
  if (read('topics_used_up') === new Date().toISOString().slice(0, 10)) root.dataset.limit = ''

  /* What the first screen is made of is fetched beside the app, not after it. */
  const { preloads = '{}', appSrc } = document.currentScript?.dataset ?? {}
  const load = () => {
    const isGuarded = ['chat', 'history', 'points'].includes(screen)
    const shown = isGuarded && !root.dataset.session ? 'login' : screen
    for (const file of JSON.parse(preloads)[shown]?.[root.lang.slice(0, 2)] ?? []) {
      const link = document.createElement('link')
      const kind = file.endsWith('.css')
        ? { rel: 'preload', as: 'style' }
        : { rel: 'modulepreload' }
      Object.assign(link, kind, { crossOrigin: '', href: `/${file}` })
      document.head.append(link)
    }
    if (appSrc) import(appSrc).catch(() => explain())
  }
  /* A prerendered screen has the connection to itself until the browser has drawn it. */
  if (appSrc) {
    addEventListener('DOMContentLoaded', () => {
      if (document.hidden) load()
      else requestAnimationFrame(() => setTimeout(load))
    })
  } else load()

  /*
   * Until the app runs, the prerendered form must neither navigate nor be replaced while an input
   * method composes text, and what is clicked and submitted is queued: the app repeats it as soon
   * as it has hydrated the page.
   */
  const queue = []
  window.queuedEvents = queue
  const isPrerendered = (target) => target.closest?.('[data-prerendered]')
  const keep = (event, type, target) => {
    event.preventDefault()
    // Repeated at once, the second of two submits would not find the first one under way.
    const isKept = type === 'submit' && queue.some((kept) => kept.target === target)
    if (!isKept) queue.push({ type, target })
  }
  addEventListener('submit', (event) => {
    if (isPrerendered(event.target)) keep(event, 'submit', event.target)
  })
  addEventListener('keydown', (event) => {
    const { target } = event
    /* Safari ends a composition first; only the key code tells that this Enter belonged to it. */
    const isComposing = event.isComposing || event.keyCode === 229
    const isPlain = event.key === 'Enter' && !event.shiftKey && !isComposing
    const isField = ['question', 'email'].includes(target.name)
    if (isPlain && isField && isPrerendered(target)) keep(event, 'submit', target.form)
  })
  addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event
    // Of links, those that the app may handle without leaving the page.
    const handled = 'button[type=button], a[data-citation], a[data-provider]'
    const pressed = isPrerendered(target) && target.closest(handled)
    if (pressed && !(ctrlKey || metaKey || shiftKey || altKey)) keep(event, 'click', pressed)
  })
  /* Text that was typed on Home is kept as its draft if the page is left before the app runs. */
  addEventListener('pagehide', () => {
    const fields = [...document.querySelectorAll('[data-prerendered] [name=question]')]
    const typed = fields.find(({ value }) => value !== '')?.value
    if (!typed) return
    const earlier = read('draft:home') ?? ''
    if (earlier === typed || earlier.endsWith(`\n\n${typed}`)) return
    try {
      localStorage.setItem('draft:home', earlier === '' ? typed : `${earlier}\n\n${typed}`)
    } catch {
      // Nothing can be kept in this browser.
    }
  })
  const composing = (event) => {
    root.dataset.composing = String(event.type === 'compositionstart')
  }
  addEventListener('compositionstart', composing)
  addEventListener('compositionend', composing)

  /* Shown if the app or its messages can't be loaded. */
  const messages = {
    'zh-CN': ['页面未能加载。请检查网络，然后重新加载。', '重新加载'],
    en: ['The page could not be loaded. Check the connection, then reload.', 'Reload'],
  }
  const explain = () => {
    if (!document.body) return addEventListener('DOMContentLoaded', explain)
    if (document.querySelector('[data-not-started]')) return
    const [text, label] = messages[root.lang]
    const note = document.createElement('div')
    note.dataset.notStarted = ''
    note.setAttribute('role', 'alert')
    note.append(text, ' ')
    const reload = document.createElement('button')
    reload.append(label)
    reload.addEventListener('click', () => location.reload())
    note.append(reload)
    document.body.prepend(note)
  }
  addEventListener('app:not-started', explain)
  addEventListener('error', ({ target }) => target?.type === 'module' && explain(), true)
})()
