/** Where a page is scrolled to, in px: its top edge, its height and the height of the window. */
export interface Position {
  top: number
  height: number
  window: number
}

export interface ReadingState {
  /** Where the page turned last, or was when its length changed. */
  from: Position
  /** Somebody reads down, so the header gives its place to the text. */
  isReading: boolean
}

/** As high as the header. */
const headerHeight = 56
/** So far somebody moves down before the header goes, in px. */
const downward = 24
/** So far somebody moves up before it returns, in px; more than a resting finger trembles. */
const upward = 8

/** What a page that was scrolled to `to` shows after it showed `before`. */
export function readingAfter({ from, isReading }: ReadingState, to: Position): ReadingState {
  // A phone lets the page be drawn past its ends for a moment.
  const top = Math.max(0, Math.min(to.top, to.height - to.window))
  const now = { ...to, top }
  if (top <= headerHeight) return { from: now, isReading: false }
  // A page that became shorter moves up by itself.
  if (to.height < from.height || to.window !== from.window) return { from: now, isReading }
  const way = top - from.top
  if (isReading ? way <= -upward : way >= downward) return { from: now, isReading: !isReading }
  const isFurther = isReading ? way > 0 : way < 0
  return { from: isFurther ? now : { ...from, height: to.height }, isReading }
}

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
