/** Calls back when the person begins to look further up, by whatever means. */
export function watchUpwardIntent(onIntent: () => void, signal: AbortSignal): void {
  const passive = { passive: true, signal }
  let touchedAt = 0

  // These events come before the page moves, so the next line can't scroll it down again.
  addEventListener(
    'wheel',
    ({ deltaY, ctrlKey, target }) => {
      // With Ctrl a wheel magnifies.
      if (deltaY < 0 && !ctrlKey && !scrollsWithin(target)) onIntent()
    },
    passive,
  )
  addEventListener(
    'touchstart',
    (event) => {
      touchedAt = heightOf(event)
    },
    passive,
  )
  addEventListener(
    'touchmove',
    (event) => {
      if (heightOf(event) > touchedAt && !scrollsWithin(event.target)) onIntent()
    },
    passive,
  )
  addEventListener('keydown', (event) => isUpward(event) && onIntent(), passive)
  addEventListener('pointerdown', (event) => isScrollPress(event) && onIntent(), passive)
  addEventListener('focusin', ({ target }) => isAboveLastView(target) && onIntent(), passive)
}

/** Whether text of the page is selected; what is selected within a field leaves its selection collapsed. */
export const isTextSelected = (): boolean => getSelection()?.isCollapsed === false

/** Calls back with whether text of the page is selected, each time that changes. */
export function watchSelection(onChange: (isSelected: boolean) => void, signal: AbortSignal): void {
  let wasSelected = false
  document.addEventListener(
    'selectionchange',
    () => {
      const isSelected = isTextSelected()
      if (isSelected === wasSelected) return
      wasSelected = isSelected
      onChange(isSelected)
    },
    { signal },
  )
}

const heightOf = ({ touches }: TouchEvent): number => touches[0]?.clientY ?? 0

/** Whether something smaller than the page is scrolled up first, such as a panel beside the text. */
function scrollsWithin(target: EventTarget | null): boolean {
  let element = target instanceof Element ? target : null
  while (element && element !== document.documentElement) {
    if (element.scrollTop > 0) return true
    element = element.parentElement
  }
  return false
}

function isUpward({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
  // What the browser's own search finds must not run away.
  if (key === 'F3' || (key.toLowerCase() === 'f' && (ctrlKey || metaKey))) return true
  const isTyping =
    target instanceof HTMLElement && target.matches('input, textarea, [role^=menu] *')
  if (isTyping) return false
  return key === 'ArrowUp' || key === 'PageUp' || key === 'Home' || (key === ' ' && shiftKey)
}

/** On the scrollbar, or by the middle button, after which the page is scrolled by the pointer. */
const isScrollPress = ({ clientX, button }: PointerEvent): boolean =>
  button === 1 || clientX >= document.documentElement.clientWidth

/** The keyboard has led to a part of the text that is out of sight while the end of the page is in view. */
function isAboveLastView(target: EventTarget | null): boolean {
  // Header and composer are in view wherever the page is.
  if (!(target instanceof Element) || !target.matches('main *') || target.closest('form'))
    return false
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement
  return scrollHeight - scrollTop - target.getBoundingClientRect().bottom > clientHeight
}
