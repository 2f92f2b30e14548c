import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useSyncExternalStore,
} from 'react'
import { classNames } from '../../class-names.ts'
import styles from './figure.module.css'
import type { FigureState, FigureStore } from './figure-state.ts'
import { isStale, labelOf } from './figure-texts.ts'
import type { AnswerFigure, FigureLabels } from './figures.ts'

interface FigureMarkProps {
  index: number
  /** What is known of the number; null where nobody backs it. */
  figure: AnswerFigure | null
  /** Whether it stands for all parts of the number: only this one is reached by keyboard. */
  isMain: boolean
  /** The whole number, where it has several parts. */
  whole: string | undefined
  store: FigureStore
  labels: FigureLabels
  children: ReactNode
}

const keySteps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** A number of an answer's text that tells where it comes from, or that nobody backs it. */
export function FigureMark({
  index,
  figure,
  isMain,
  whole,
  store,
  labels,
  children,
}: FigureMarkProps) {
  const read = (state: FigureState) =>
    [
      state.current === index ? 'current' : '',
      state.current === index && state.open ? 'open' : '',
      figure && isStale(figure, state.now) ? 'stale' : '',
    ].join(' ')
  const state = useSyncExternalStore(
    store.subscribe,
    () => read(store.get()),
    () => read({ ...store.get(), now: null }),
  )
  const wasOpen = useRef(false)
  const isOpen = state.includes('open')
  const stale = state.includes('stale')
  const className = classNames(
    styles.mark,
    !figure && styles.unfound,
    !figure && isMain && styles.questioned,
    stale && styles.stale,
  )

  function press({ currentTarget }: MouseEvent<HTMLElement>): void {
    // A person who has selected a part of the text wants to copy it.
    if (getSelection()?.isCollapsed === false) return
    const main = marksBeside(currentTarget).find(({ dataset }) => dataset.figure === `${index}`)
    main?.focus()
    store.set({ current: index, open: wasOpen.current ? null : (main ?? null) })
  }
  if (!isMain)
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the part that stands for all
      // biome-ignore lint/a11y/noStaticElementInteractions: the same
      <span data-figure={index} className={className} onClick={press}>
        {children}
      </span>
    )

  function pressKey(event: KeyboardEvent<HTMLElement>): void {
    const { altKey, ctrlKey, metaKey, shiftKey, key, currentTarget } = event
    if (altKey || ctrlKey || metaKey || shiftKey) return
    const step = keySteps[key]
    const link = document.getElementById(store.get().cardId)?.querySelector('a')
    if (key === 'Enter' || key === ' ') {
      store.set({ current: index, open: isOpen ? null : currentTarget })
    } else if (step) {
      const marks = marksBeside(currentTarget)
      marks[step(marks.indexOf(currentTarget), marks.length - 1)]?.focus()
    } else if (key === 'Tab' && isOpen && link) link.focus()
    else return
    event.preventDefault()
  }

  const kind = labelOf(figure, labels)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the text of a button can't be selected, nor does it break
    <span
      role="button"
      tabIndex={state.includes('current') ? 0 : -1}
      data-figure={index}
      data-main=""
      aria-expanded={isOpen}
      {...(whole && { 'aria-label': whole })}
      // The card says it all.
      {...(isOpen
        ? { 'aria-describedby': store.get().cardId }
        : { 'aria-description': stale ? `${kind}, ${labels.stale}` : kind })}
      className={className}
      onPointerDown={() => {
        wasOpen.current = isOpen
      }}
      onClick={press}
      onFocus={({ currentTarget }) => {
        const isByKeyboard = currentTarget.matches(':focus-visible')
        store.set({ current: index, ...(isByKeyboard && { open: currentTarget }) })
      }}
      onKeyDown={pressKey}
    >
      {children}
    </span>
  )
}

/** The numbers of the same answer that the keyboard reaches, in the order of the page. */
export function marksBeside(element: Element): HTMLElement[] {
  const answer = element.closest('[data-figures]')
  return [...(answer?.querySelectorAll<HTMLElement>('[data-figure][data-main]') ?? [])]
}
