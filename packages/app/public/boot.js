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
  // Pro is for members: a visitor who has chosen it sees it again after the login.
  const pro = read('access_token') ? 'theme-pro' : 'light'
  root.dataset.theme = { light: 'light', dark: 'dark', 'theme-pro': pro }[saved] ?? system

  /* With a second part, a chat continues a shared topic, and is made of other files. */
  const [, first, , second] = location.pathname.split('/')
  const screen = second ? '' : first
  if (read('access_token')) {
    root.dataset.session = 'open'
    // The space beside the page for the drawer that was left open.
    if (read('topic_drawer') === 'open') root.dataset.drawer = ''
  }
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
      const [rel, as] = file.endsWith('.css') ? ['preload', 'style'] : ['modulepreload', 'script']
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel, as, crossOrigin: '', href: `/${file}` }))
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
   * method composes text, and what is clicked and submitted is queued, and repeated once it runs.
   */
  const queue = []
  const keep = (event, target) => {
    if (!target?.closest('[data-prerendered]')) return
    event.preventDefault()
    // Repeated at once, the second of two submits would not find the first one under way.
    if (target.localName !== 'form' || !queue.includes(target)) queue.push(target)
  }
  addEventListener('app:started', async () => {
    for (const target of queue) {
      if (target.localName === 'form') target.requestSubmit()
      else target.click()
      // What this one changes is drawn before the next one.
      await null
    }
  })
  addEventListener('submit', (event) => keep(event, event.target))
  addEventListener('keydown', (event) => {
    // Of an Enter in a composition the code is 229, even in Safari, where `isComposing` is false.
    const isEnter = event.keyCode === 13 && !event.shiftKey
    if (isEnter && ['question', 'email'].includes(event.target.name)) keep(event, event.target.form)
    // The drawer is there a little later than the page, and then takes the press for its own.
    const isCommand = event.metaKey === /Mac|iP/.test(navigator.platform)
    const isDrawer =
      event.key === 'b' && event.ctrlKey !== event.metaKey && isCommand && !event.altKey
    if (isDrawer && root.dataset.session) root.toggleAttribute('data-drawer-pressed')
  })
  addEventListener('click', (event) => {
    // Of links, those that the app may handle without leaving the page.
    const handled = 'button[type=button], a[data-citation], a[data-provider]'
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    if (isPlain) keep(event, event.target.closest(handled))
  })
  addEventListener('compositionstart', () => root.toggleAttribute('data-composing', true))
  addEventListener('compositionend', () => root.toggleAttribute('data-composing', false))

  /* The keyboard gets past the header, before the app runs and after. */
  addEventListener('click', (event) => {
    if (!event.target.closest('[data-skip]')) return
    event.preventDefault()
    // Of the prerendered screens only the one that is shown takes the focus.
    for (const main of document.querySelectorAll('main')) {
      main.tabIndex = -1
      main.onblur = () => main.removeAttribute('tabindex')
      main.focus({ preventScroll: true })
    }
  })

  /* The draft of Home's question is in the field before anything can be typed there. */
  const question = '[data-prerendered] [name=question]'
  const showDraft = () => {
    // A browser may have put the draft back into the field already.
    for (const field of document.querySelectorAll(question))
      field.value ||= read('draft:home') ?? ''
  }
  addEventListener('focusin', showDraft)
  addEventListener('DOMContentLoaded', () => {
    showDraft()
    // A phone's keyboard would cover the page.
    if (document.activeElement !== document.body || !matchMedia('(pointer: fine)').matches) return
    // Without styles, which may come later, the other screens are shown, too.
    const tree = `${root.lang.slice(0, 2)}_${root.dataset.session ? 'user' : 'visitor'}_`
    const field = `[data-prerendered=${tree}] :is([name=question], [name=email])`
    document.querySelector(field)?.focus({ preventScroll: true })
  })
  addEventListener('input', ({ target }) => {
    if (!target.matches(question)) return
    try {
      localStorage.setItem('draft:home', target.value)
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
