import { type RefObject, useEffect, useRef } from 'react'

/**
 * What a question is asked with may go or rest while it is answered: the composer then takes over
 * the focus, so that a keyboard goes on from there. `isRunning` tells when buttons come and go.
 */
export function useLeftFocus(field: RefObject<HTMLElement | null>, isRunning: boolean): void {
  const focused = useRef<Element | null>(null)

  useEffect(() => {
    const note = () => {
      focused.current = document.activeElement
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what makes buttons come and go
  useEffect(() => {
    const { current: last } = focused
    const isLeft = last !== null && (!last.isConnected || last.matches(':disabled'))
    const isFree = document.activeElement === document.body || document.activeElement === last
    // A phone's keyboard would cover the conversation.
    if (isLeft && isFree && matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [field, isRunning])
}
