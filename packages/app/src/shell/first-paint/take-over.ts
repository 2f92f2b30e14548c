import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { keepEarlyClicks } from './early-clicks.ts'
import { actAsIfDone, awaitDeed } from './next-deed.ts'

/** Lets the app go on from the paint that stands in the page. */
export function takeOver(paint: HTMLElement, app: ReactNode): void {
  const { standing: identifierPrefix = '' } = paint.dataset
  for (const other of paint.parentElement?.querySelectorAll(':scope > [data-first-paint]') ?? [])
    if (other !== paint) other.remove()
  // From now on its language is the page's, and what is done in it is done.
  for (const name of ['lang', 'data-first-paint', 'data-standing']) paint.removeAttribute(name)
  awaitDeed()
  keepEarlyClicks()
  flushSync(() =>
    hydrateRoot(paint, app, {
      identifierPrefix,
      onRecoverableError(error) {
        // What was painted had to make way: nothing must wait in its place.
        actAsIfDone()
        reportError(error)
      },
    }),
  )
}
