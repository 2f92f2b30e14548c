import './reading-space.css'

/** Where bars take too much of the window from the text. As in the styles of both bars. */
const smallWindow = () => matchMedia('(width < 48rem), (height < 31rem)')

export const isSmallWindow = (): boolean => smallWindow().matches

/** Ref of the composer's bar: gives small windows to the text while somebody reads down. */
export function readingSpace(bar: HTMLDivElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  // A button that took the focus would open the composer, and move before the click.
  bar.onmousedown = (event) => {
    const isButton = (event.target as Element).closest('button')
    if (isButton && isSmallWindow() && !bar.matches(':focus-within')) event.preventDefault()
  }
  const load = () => {
    import('./reading-space.ts').then(
      ({ watchReading }) => watchReading(bar, signal),
      // Without it the bars stay where they are.
      () => undefined,
    )
  }
  if (isSmallWindow()) load()
  else smallWindow().addEventListener('change', load, { once: true, signal })
  return () => listening.abort()
}
