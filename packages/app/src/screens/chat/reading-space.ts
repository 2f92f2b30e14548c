import { type Position, readingAfter } from './reading-direction.ts'

/**
 * Marks the page with `data-reading` while somebody reads down, and keeps what they press in its
 * place while the composer becomes one line.
 */
export function watchReading(bar: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return
  const page = document.documentElement
  const position = (): Position => ({
    top: page.scrollTop,
    height: page.scrollHeight,
    window: page.clientHeight,
  })
  let state = { from: position(), isReading: false }
  let frame = 0

  function show(): void {
    state = { from: position(), isReading: false }
    delete page.dataset.reading
  }

  function update(): void {
    const now = position()
    state = readingAfter(state, now)
    page.toggleAttribute('data-reading', state.isReading)
    // Below the window nobody sees the space go.
    if (now.height - now.window - now.top >= bar.offsetHeight) bar.style.minBlockSize = ''
  }

  const passive = { passive: true, signal }
  addEventListener(
    'scroll',
    () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    },
    passive,
  )
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.closest('header')) show()
    },
    { signal },
  )
  // A page that became shorter under the pointer would move away from it.
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const isLeft = bar.contains(document.activeElement) && !bar.contains(target as Node)
      if (isLeft) bar.style.minBlockSize = `${bar.offsetHeight}px`
    },
    { ...passive, capture: true },
  )
  bar.addEventListener(
    'focusin',
    () => {
      bar.style.minBlockSize = ''
    },
    { signal },
  )
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame)
    bar.style.minBlockSize = ''
    delete page.dataset.reading
  })
}
