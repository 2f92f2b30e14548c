import * as Radix from '@radix-ui/react-popover'
import { type KeyboardEvent, useEffect, useId, useSyncExternalStore } from 'react'
import styles from './figure.module.css'
import { FigureFacts } from './figure-facts.tsx'
import type { FigureStore } from './figure-state.ts'
import { labelOf } from './figure-texts.ts'
import type { AnswerFigure, FigureLabels } from './figures.ts'

interface FigureCardProps {
  /** What is known of each marked number, in their order; null where nobody backs one. */
  marks: readonly { readonly figure: AnswerFigure | null }[]
  store: FigureStore
  labels: FigureLabels
}

/** How often ages are told anew, in ms. */
const everyMinute = 60_000

/** Says where the number comes from that was pressed or reached by keyboard, beside it. */
export function FigureCard({ marks, store, labels }: FigureCardProps) {
  const id = useId()
  const { current, open, now } = useSyncExternalStore(store.subscribe, store.get, store.get)
  const mark = marks[current]
  const close = () => store.set({ open: null })

  useEffect(() => {
    const tell = () => store.set({ now: Date.now(), cardId: id })
    tell()
    const timer = setInterval(tell, everyMinute)
    return () => clearInterval(timer)
  }, [store, id])

  /** A Tab leads from the number into its card, and from there on to what follows the number. */
  function leave(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== 'Tab') return
    const links = [...event.currentTarget.querySelectorAll('a')]
    if (document.activeElement !== links.at(event.shiftKey ? 0 : -1)) return
    open?.focus()
    if (event.shiftKey) event.preventDefault()
    else close()
  }

  return (
    <Radix.Root open={open !== null && mark !== undefined} onOpenChange={close}>
      <Radix.Anchor virtualRef={{ current: open }} />
      {/* Within the page's landmark, where its answer is, too. */}
      <Radix.Portal container={open?.closest('main') ?? null}>
        <Radix.Content
          id={id}
          role="group"
          aria-label={mark && labelOf(mark.figure, labels)}
          side="top"
          sideOffset={6}
          collisionPadding={12}
          className={styles.card}
          onKeyDown={leave}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={() => open?.focus()}
          onFocusOutside={(event) => {
            if (event.target instanceof Element && event.target.closest('[data-figure]'))
              event.preventDefault()
          }}
        >
          {mark && <FigureFacts figure={mark.figure} now={now} labels={labels} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
