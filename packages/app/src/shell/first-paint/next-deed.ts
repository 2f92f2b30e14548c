const deeds = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'click',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
]

/** For who needs what waits for a deed although nobody has done one. */
const wish = 'app:deed'

/** Resolves with the next thing that the person does with the page. */
export function nextDeed(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const options = { capture: true, passive: true, signal: listening.signal }
    const end = () => {
      listening.abort()
      resolve()
    }
    for (const type of [...deeds, wish]) addEventListener(type, end, options)
  })
}

let first: Promise<void> | null = null

/** Begins to look out for the first deed. */
export function awaitDeed(): void {
  first = nextDeed()
}

/** Resolves with the first deed since that was begun, be it long ago. */
export const firstDeed = (): Promise<void> => first ?? nextDeed()

export const actAsIfDone = (): boolean => dispatchEvent(new Event(wish))
