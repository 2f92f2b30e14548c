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
      const isStyle = file.endsWith('.css')
      const kind = isStyle ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
      const link = Object.assign(document.createElement('link'), kind)
      document.head.append(Object.assign(link, { crossOrigin: '', href: `/${file}` }))
    }
    if (appSrc) import(appSrc).catch(explain)
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
  window.queuedTargets = queue
  const keep = (event, target) => {
    if (!target?.closest('[data-prerendered]')) return
    event.preventDefault()
    // Repeated at once, the second of two submits would not find the first one under way.
    if (target.localName !== 'form' || !queue.includes(target)) queue.push(target)
  }
  addEventListener('submit', (event) => keep(event, event.target))
  addEventListener('keydown', (event) => {
    /* Safari ends a composition first; only the key code tells that this Enter belonged to it. */
    const isComposing = event.isComposing || event.keyCode === 229
    const isField = ['question', 'email'].includes(event.target.name)
    if (event.key === 'Enter' && !event.shiftKey && !isComposing && isField)
      keep(event, event.target.form)
  })
  addEventListener('click', (event) => {
    // Of links, those that the app may handle without leaving the page.
    const handled = 'button[type=button], a[data-citation], a[data-provider]'
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    if (isPlain) keep(event, event.target.closest(handled))
  })
  const composing = ({ type }) =>
    root.toggleAttribute('data-composing', type === 'compositionstart')
  addEventListener('compositionstart', composing)
  addEventListener('compositionend', composing)

  /* The draft of Home's question: what is typed before it is in the field comes after it. */
  let draft = read('draft:home') ?? ''
  // A browser may have put the draft back into the field already.
  const withDraft = (text) => (text === draft ? draft : [draft, text].filter(Boolean).join('\n\n'))
  const showDraft = () => {
    if (root.hasAttribute('data-composing'))
      return addEventListener('compositionend', () => setTimeout(showDraft), { once: true })
    for (const field of document.querySelectorAll('[data-prerendered] [name=question]'))
      field.value = withDraft(field.value)
    draft = ''
  }
  addEventListener('DOMContentLoaded', showDraft)
  addEventListener('input', ({ target }) => {
    if (!target.matches('[data-prerendered] [name=question]')) return
    try {
      localStorage.setItem('draft:home', withDraft(target.value))
    } catch {
      // Nothing can be kept in this browser.
    }
  })

  /* Shown if the app or its messages can't be loaded. */
  const explain = () => {
    const note = document.querySelector(`[data-not-started][lang=${root.lang}]`)
    if (!note) return addEventListener('DOMContentLoaded', explain)
    note.hidden = false
    note.querySelector('button').addEventListener('click', () => location.reload())
  }
  addEventListener('app:not-started', explain)
  addEventListener('error', ({ target }) => target?.type === 'module' && explain(), true)
})()
