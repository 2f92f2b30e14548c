import { flushSync } from 'react-dom'
import { drafts } from '../drafts/drafts.ts'

const field = 'textarea[name=question]'

/**
 * Takes over what a person has already typed into the page that was painted at build time. Waits
 * for an input method to finish; gives a function that, once the app stands in place of that page,
 * puts focus and selection back and does what has been wished for.
 */
export async function adoptFirstPaint(container: HTMLElement): Promise<() => void> {
  await endOfComposition()
  const painted = [...container.querySelectorAll<HTMLTextAreaElement>(field)].find((candidate) =>
    candidate.checkVisibility(),
  )
  if (!painted) return () => {}
  const { value, selectionStart, selectionEnd } = painted
  const isFocused = document.activeElement === painted
  const kept = before(value, drafts.read('home'))
  if (value !== '') drafts.write('home', kept + value)

  return () => {
    const living = container.querySelector<HTMLTextAreaElement>(field)
    if (isFocused && living) {
      living.focus({ preventScroll: true })
      living.setSelectionRange(kept.length + selectionStart, kept.length + selectionEnd)
    }
    for (const wish of takeWishes()) flushSync(() => fulfil(container, wish))
  }
}

/** What stands before the typed text in the draft; boot.js may have kept that text already. */
function before(typed: string, draft: string): string {
  if (typed === '') return draft
  if (draft === '' || draft === typed) return ''
  return draft.endsWith(`\n\n${typed}`) ? draft.slice(0, -typed.length) : `${draft}\n\n`
}

/** What boot.js has kept: names of buttons, and an empty one for the form. */
function takeWishes(): readonly string[] {
  const { dataset } = document.documentElement
  const wishes = dataset.wishes?.split('\n').slice(0, -1) ?? []
  delete dataset.wishes
  return wishes
}

function fulfil(container: HTMLElement, wish: string): void {
  const buttons = [...container.querySelectorAll('button')]
  if (wish === '') container.querySelector(field)?.closest('form')?.requestSubmit()
  else buttons.find((button) => (button.ariaLabel ?? button.textContent) === wish)?.click()
}

function endOfComposition(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset.composing !== 'true') return Promise.resolve()
  return new Promise((resolve) => {
    // The text is in the field only after the event has run its course.
    addEventListener('compositionend', () => setTimeout(resolve), { once: true })
  })
}
