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

  /* A page that is painted for one language says which. */
  const painted = root.lang
  const languages = { zh: 'zh-CN', en: 'en' }
  const wanted = [read('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2))
  root.lang = languages[wanted.find((tag) => tag in languages) ?? 'zh']

  const saved = read('theme')
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.dataset.theme = ['light', 'dark', 'theme-pro'].includes(saved) ? saved : system

  /* With a second part, a chat goes on from a share, and is made of other files. */
  const [, first, , second] = location.pathname.split('/')
  const asked = second ? '' : first
  if (read('access_token')) root.dataset.session = 'open'
  // The login says so above what a visitor sees painted.
  else if (asked === 'login' && read('session_expired')) root.dataset.session = 'expired'

  // Home's limit has its place from the start: what was used up today (UTC) still is.
  if (read('topics_used_up') === new Date().toISOString().slice(0, 10)) root.dataset.limit = ''

  /* What the first screen is made of is fetched beside the app, not after it. */
  const { ahead, appSrc } = document.currentScript?.dataset ?? {}
  const fetchAhead = () => {
    const screens = JSON.parse(ahead)
    const isGuarded = ['chat', 'history', 'points'].includes(asked)
    const place = isGuarded && !root.dataset.session ? 'login' : asked
    const language = root.lang.slice(0, 2)
    const isOpen = root.dataset.session === 'open'
    const parts = [place]
    if (root.lang !== painted) parts.push(`${place}:unpainted`)
    if (isOpen) parts.push(`${place}:open`)
    for (const file of parts.flatMap((part) => screens[part]?.[language] ?? [])) {
      const link = document.createElement('link')
      const kind = file.endsWith('.css')
        ? { rel: 'preload', as: 'style' }
        : { rel: 'modulepreload' }
      Object.assign(link, kind, { crossOrigin: '', href: `/${file}` })
      document.head.append(link)
    }
  }
  /* Where that is painted already, the app leaves the line to the paint, and comes after it. */
  const begin = () => {
    if (ahead) fetchAhead()
    if (appSrc) import(appSrc).catch(() => explain())
  }
  if (appSrc && !document.hidden) requestAnimationFrame(() => setTimeout(begin))
  else begin()

  /*
   * Until the app runs, the painted form must neither navigate nor be replaced under a composing
   * hand, and what is wished for is kept, line by line: a button by its place among those of its
   * name and that name, the form by an empty line. The app does it as soon as it can.
   */
  const isPainted = (target) => target.closest?.('[data-first-paint]')
  const wish = (name) => {
    root.dataset.wishes = `${root.dataset.wishes ?? ''}${name}\n`
  }
  const submit = (event) => {
    event.preventDefault()
    wish('')
  }
  addEventListener('submit', (event) => isPainted(event.target) && submit(event))
  addEventListener('keydown', (event) => {
    /* Safari ends a composition first; only the key code tells that this Enter belonged to it. */
    const isComposing = event.isComposing || event.keyCode === 229
    const isPlain = event.key === 'Enter' && !event.shiftKey && !isComposing
    const isField = ['question', 'email'].includes(event.target.name)
    if (isPlain && isField && isPainted(event.target)) submit(event)
  })
  const nameOf = (button) => button.getAttribute('aria-label') ?? button.textContent
  addEventListener('click', ({ target }) => {
    const paint = isPainted(target)
    const button = paint && target.closest('button[type=button]')
    if (!button) return
    const name = nameOf(button)
    const namesakes = [...paint.querySelectorAll('button')].filter((each) => nameOf(each) === name)
    wish(`${namesakes.indexOf(button)} ${name}`)
  })
  /* Who leaves before the app runs finds again what was typed, as the draft of Home. */
  addEventListener('pagehide', () => {
    const fields = [...document.querySelectorAll('[data-first-paint] [name=question]')]
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

  /* Where the app or its words can't be loaded, at least this stands on the page. */
  const words = {
    'zh-CN': ['页面未能加载。请检查网络，然后重新加载。', '重新加载'],
    en: ['The page could not be loaded. Check the connection, then reload.', 'Reload'],
  }
  const explain = () => {
    if (!document.body) return addEventListener('DOMContentLoaded', explain)
    if (document.querySelector('[data-not-started]')) return
    const [text, label] = words[root.lang]
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
