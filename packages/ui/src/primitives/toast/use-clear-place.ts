import { useLayoutEffect, useRef } from 'react'

const pressable = 'button, input, textarea, select, header a, [role="button"]'
/** Kept free around what can be pressed, in px. */
const margin = 4

/**
 * Moves a list of messages from where its stylesheet puts it towards the middle of the window, as far
 * as is needed to lie over nothing that can be pressed; where there is no such place it stays.
 */
export function useClearPlace(placement: 'top-center' | 'bottom-end', count: number) {
  const ref = useRef<HTMLOListElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each message changes what the list covers
  useLayoutEffect(() => {
    const list = ref.current
    if (!list) return
    const move = () => {
      list.style.translate = ''
      const away = clearDistance(list, placement === 'top-center')
      if (away !== 0) list.style.translate = `0 ${away}px`
    }
    move()
    const observer = new ResizeObserver(move)
    observer.observe(list)
    return () => observer.disconnect()
  }, [placement, count])

  return ref
}

function clearDistance(list: Element, isDown: boolean): number {
  const { left, right, top, bottom } = list.getBoundingClientRect()
  const obstacles = [...document.querySelectorAll(pressable)]
    .filter((element) => !list.contains(element) && element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.width > 0 && rect.left < right + margin && rect.right > left - margin)
  let away = 0
  for (;;) {
    const hit = obstacles.find(
      (rect) => rect.top < bottom + away + margin && rect.bottom > top + away - margin,
    )
    if (!hit) return away
    away = isDown ? hit.bottom + margin - top : hit.top - margin - bottom
    if (top + away < 0 || bottom + away > innerHeight) return 0
  }
}
