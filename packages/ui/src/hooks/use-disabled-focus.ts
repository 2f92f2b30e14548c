import { type RefObject, useLayoutEffect } from 'react'

/** Where what has the focus becomes disabled, the first thing in its region that is not takes it. */
export function useDisabledFocus(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const focused = region.current?.querySelector(':focus')
    if (focused?.matches(':disabled'))
      region.current?.querySelector<HTMLElement>(':enabled')?.focus()
  })
}
