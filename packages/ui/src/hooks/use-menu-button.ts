import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useRef } from 'react'

/** A button that is drawn apart from its menu, and the ids by which the two refer to each other. */
export interface MenuButton {
  element: RefObject<HTMLButtonElement | null>
  buttonId: string
  menuId: string
}

/**
 * A button that is drawn at once while its menu is loaded later: `button` are the button's props,
 * `trigger` goes to the menu in place of a button of its own.
 */
export function useMenuButton(open: boolean, onOpenChange: (open: boolean) => void) {
  const element = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const [buttonId, menuId] = [useId(), useId()]
  const trigger: MenuButton = { element, buttonId, menuId }
  return {
    trigger,
    button: {
      ref: element,
      id: buttonId,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': open,
      'aria-controls': open ? menuId : undefined,
      // Pressing the button closes an open menu already, so the click that follows must not open it.
      onPointerDown: () => {
        wasOpen.current = open
      },
      onClick: ({ detail }: MouseEvent) => onOpenChange(!(detail > 0 ? wasOpen.current : open)),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        onOpenChange(true)
      },
    },
  }
}
