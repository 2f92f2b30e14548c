import { useState } from 'react'

/**
 * For a menu that is loaded by the first click on its button: the click is kept, so that the menu
 * opens once it is there.
 */
export function useOpened() {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return {
    isOpen,
    setIsOpen,
    wasOpened,
    open(): void {
      setIsOpen(true)
      setWasOpened(true)
    },
    /** There is no menu to be had. */
    forget(): void {
      setIsOpen(false)
      setWasOpened(false)
    },
  }
}
