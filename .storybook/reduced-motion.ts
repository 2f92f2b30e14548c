const query = '(prefers-reduced-motion: reduce)'

const override = new EventTarget()
const system = window.matchMedia.bind(window)
let isReduced = false

window.matchMedia = (asked) => (asked === query ? withOverride(system(asked)) : system(asked))

/**
 * Lets the toolbar stand in for the system's setting, for components that ask `matchMedia`; what
 * the style sheets do under it is repeated in `story.css`. Without an override the system decides.
 */
export function reduceMotion(reduced: boolean): void {
  document.documentElement.dataset.motion = reduced ? 'reduced' : 'full'
  if (reduced === isReduced) return
  isReduced = reduced
  override.dispatchEvent(new Event('change'))
}

function withOverride(media: MediaQueryList): MediaQueryList {
  return new Proxy(media, {
    get(target, key) {
      if (key === 'matches') return isReduced || target.matches
      if (key === 'addEventListener') return listenToBoth(target, 'addEventListener')
      if (key === 'removeEventListener') return listenToBoth(target, 'removeEventListener')
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

function listenToBoth(media: MediaQueryList, how: 'addEventListener' | 'removeEventListener') {
  return (type: string, listener: EventListener): void => {
    media[how](type, listener)
    override[how](type, listener)
  }
}
