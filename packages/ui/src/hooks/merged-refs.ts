import { type Ref, type RefCallback, type RefObject, useCallback } from 'react'

/**
 * One ref for a component that needs the element its caller also asked for. It stays the same from
 * one rendering to the next, or React would let go of the element and hand it out again each time.
 */
export function useMergedRefs<T>(own: RefObject<T | null>, given: Ref<T> | undefined) {
  return useCallback<RefCallback<T>>(
    (element) => {
      const takeOwn = hand(element, own)
      const takeGiven = hand(element, given)
      return () => {
        takeOwn()
        takeGiven()
      }
    },
    [own, given],
  )
}

/** Gives an element to a ref, and the way to take it back. */
function hand<T>(element: T | null, ref: Ref<T> | undefined): () => void {
  if (typeof ref === 'function') {
    const release = ref(element)
    return typeof release === 'function' ? release : () => ref(null)
  }
  if (ref) ref.current = element
  return () => {
    if (ref) ref.current = null
  }
}
