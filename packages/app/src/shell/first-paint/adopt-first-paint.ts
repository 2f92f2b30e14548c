import { drafts } from '../drafts/drafts.ts'

const field = 'textarea[name=question]'

/**
 * Takes over what a person has already typed into the page that was painted at build time. Waits
 * for an input method to finish; gives a function that puts focus and selection back once the app
 * stands in place of that page.
 */
export async function adoptFirstPaint(container: HTMLElement): Promise<() => void> {
  await endOfComposition()
  const painted = [...container.querySelectorAll<HTMLTextAreaElement>(field)].find((candidate) =>
    candidate.checkVisibility(),
  )
  if (!painted) return () => {}
  const { value, selectionStart, selectionEnd } = painted
  const isFocused = document.activeElement === painted
  const earlier = drafts.read('home')
  const kept = earlier === '' || value === '' ? earlier : `${earlier}\n\n`
  if (value !== '') drafts.write('home', kept + value)

  return () => {
    const living = container.querySelector<HTMLTextAreaElement>(field)
    if (!isFocused || !living) return
    living.focus({ preventScroll: true })
    living.setSelectionRange(kept.length + selectionStart, kept.length + selectionEnd)
  }
}

function endOfComposition(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset.composing !== 'true') return Promise.resolve()
  return new Promise((resolve) => {
    // The text is in the field only after the event has run its course.
    addEventListener('compositionend', () => setTimeout(resolve), { once: true })
  })
}
