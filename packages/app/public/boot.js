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

  if (read('access_token')) root.dataset.session = 'open'

  /* Until the app runs, the painted form must neither navigate nor be replaced under a composing hand. */
  const stay = (event) => {
    if (event.target.closest('[data-first-paint]')) event.preventDefault()
  }
  const composing = (event) => {
    root.dataset.composing = String(event.type === 'compositionstart')
  }
  addEventListener('submit', stay)
  addEventListener('compositionstart', composing)
  addEventListener('compositionend', composing)
})()
