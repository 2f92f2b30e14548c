/** Calls back when the person wants to see what stands higher, however they show it. */
export function watchUpwardIntent(onIntent: () => void, signal: AbortSignal): void {
  const passive = { passive: true, signal }
  let touchedAt = 0

  // Each tells the wish before the page moves, and before the next line pulls it down again.
  addEventListener('wheel', ({ deltaY }) => deltaY < 0 && onIntent(), passive)
  addEventListener(
    'touchstart',
    (event) => {
      touchedAt = heightOf(event)
    },
    passive,
  )
  addEventListener('touchmove', (event) => heightOf(event) > touchedAt && onIntent(), passive)
  addEventListener('keydown', (event) => isUpward(event) && onIntent(), passive)
  addEventListener('pointerdown', (event) => isOnScrollbar(event) && onIntent(), passive)
}

const heightOf = ({ touches }: TouchEvent): number => touches[0]?.clientY ?? 0

function isUpward({ key, shiftKey, target }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof HTMLElement && target.matches('input, textarea, [role^=menu] *')
  if (isTyping) return false
  return key === 'ArrowUp' || key === 'PageUp' || key === 'Home' || (key === ' ' && shiftKey)
}

const isOnScrollbar = ({ clientX }: PointerEvent): boolean =>
  clientX >= document.documentElement.clientWidth
