import { flushSync } from 'react-dom'
import { drafts } from '../drafts.ts'

type Field = HTMLTextAreaElement | HTMLInputElement

const fields = 'textarea[name=question], input[name=email]'

/**
 * Takes over what a person has already typed into the painted page. Waits for an input method to
 * finish; gives a function that, once the app stands in place of that page, puts text, focus and
 * selection back and does what has been wished for.
 */
export async function adoptFirstPaint(container: HTMLElement): Promise<() => void> {
  await endOfComposition()
  const painted = [...container.querySelectorAll<Field>(fields)].find((candidate) =>
    candidate.checkVisibility(),
  )
  const restoreFocus = keepFocus(container)
  const restoreText = painted ? keepText(container, painted) : () => {}
  return () => {
    restoreFocus()
    restoreText()
    for (const wish of takeWishes()) flushSync(() => fulfil(container, wish))
  }
}

/** Where a keyboard has come to: a button or a link, found again by its name and its place among namesakes. */
function keepFocus(container: HTMLElement): () => void {
  const focused = container.querySelector<HTMLElement>(':is(a, button):focus')
  const paint = focused?.closest('[data-first-paint]')
  if (!focused || !paint) return () => {}
  const name = nameOf(focused)
  const place = namesakes(paint, focused.localName, name).indexOf(focused)
  return () => namesakes(container, focused.localName, name)[place]?.focus({ preventScroll: true })
}

function keepText(container: HTMLElement, painted: Field): () => void {
  const { name, value, selectionStart, selectionEnd } = painted
  const isFocused = document.activeElement === painted
  const isDraft = name === 'question'
  const kept = isDraft ? before(value, drafts.read('home')) : ''
  if (isDraft && value !== '') drafts.write('home', kept + value)

  return () => {
    const living = container.querySelector<Field>(fields)
    if (!living) return
    if (!isDraft && value !== '') flushSync(() => type(living, value))
    if (!isFocused) return
    living.focus({ preventScroll: true })
    // An address has no selection that could be told.
    if (selectionStart !== null && selectionEnd !== null)
      living.setSelectionRange(kept.length + selectionStart, kept.length + selectionEnd)
  }
}

/** As if by hand: React hears of no change that is made by the field's own property. */
function type(field: Field, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** What stands before the typed text in the draft; boot.js may have kept that text already. */
function before(typed: string, draft: string): string {
  if (typed === '') return draft
  if (draft === '' || draft === typed) return ''
  return draft.endsWith(`\n\n${typed}`) ? draft.slice(0, -typed.length) : `${draft}\n\n`
}

/** What boot.js has kept: buttons by place and name, and an empty line for the form. */
function takeWishes(): readonly string[] {
  const { dataset } = document.documentElement
  const wishes = dataset.wishes?.split('\n').slice(0, -1) ?? []
  delete dataset.wishes
  return wishes
}

function fulfil(container: HTMLElement, wish: string): void {
  if (wish === '') {
    container.querySelector(fields)?.closest('form')?.requestSubmit()
    return
  }
  const [, place = '', name] = /^(\d+) (.*)$/s.exec(wish) ?? []
  const button = namesakes(container, 'button', name)[Number(place)]
  // What it opens gives the focus back to where it was.
  button?.focus()
  button?.click()
}

const nameOf = (element: Element) => element.ariaLabel ?? element.textContent

const namesakes = (within: Element, tag: string, name = '') =>
  [...within.querySelectorAll<HTMLElement>(tag)].filter((element) => nameOf(element) === name)

function endOfComposition(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset.composing !== 'true') return Promise.resolve()
  return new Promise((resolve) => {
    // The text is in the field only after the event has run its course.
    addEventListener('compositionend', () => setTimeout(resolve), { once: true })
  })
}
