import type { Ref, RefCallback } from 'react'

/** One ref that feeds several, for a component that needs the element its caller also asked for. */
export function mergeRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  return (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    }
  }
}
