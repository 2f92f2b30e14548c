import * as Radix from '@radix-ui/react-dropdown-menu'
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react'
import { classNames } from '../../class-names.ts'
import type { MenuButton } from '../../hooks/use-menu-button.ts'
import styles from './dropdown-menu.module.css'

export interface DropdownMenuState {
  /** Which edge of the button it keeps to. */
  align?: 'start' | 'center' | 'end'
  /** Left out, it keeps its own state. */
  open?: boolean | undefined
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

export interface DropdownMenuProps
  extends Omit<ComponentPropsWithRef<'div'>, 'dir'>,
    DropdownMenuState {
  /** The button that opens it, or the `trigger` of `useMenuButton`; its name is the menu's name. */
  trigger: ReactElement | MenuButton
}

/** A menu below its button; inside go `MenuItem`, `MenuGroup`, `MenuChoices` and `MenuSeparator`. */
export function DropdownMenu({
  trigger,
  align = 'end',
  open,
  onOpenChange,
  className,
  ...rest
}: DropdownMenuProps) {
  // A given id takes the place of the one that Radix's trigger refers to.
  const controls = rest.id && { 'aria-controls': rest.id }
  const isDrawn = 'element' in trigger
  const named = isDrawn && { id: trigger.menuId, 'aria-labelledby': trigger.buttonId }
  const button = useRef<HTMLButtonElement>(null)

  // Radix keeps Tab within the menu; from its button the browser goes on to what stands beside it.
  function leaveByTab(event: KeyboardEvent<HTMLDivElement>): void {
    rest.onKeyDownCapture?.(event)
    if (event.key !== 'Tab') return
    event.stopPropagation()
    button.current?.focus()
  }

  return (
    <Radix.Root
      modal={false}
      {...(open === undefined ? {} : { open })}
      onOpenChange={(next) => onOpenChange?.(next)}
    >
      <Radix.Trigger asChild ref={button} {...controls}>
        {isDrawn ? <DrawnButton element={trigger.element} /> : trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          loop
          sideOffset={6}
          collisionPadding={16}
          {...named}
          {...rest}
          onKeyDownCapture={leaveByTab}
          align={align}
          onFocus={(event) => {
            rest.onFocus?.(event)
            enterByKeyboard(event)
          }}
          className={classNames(styles.menu, className)}
        />
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Stands for a button that is drawn elsewhere: Radix takes that one for its trigger. */
function DrawnButton({ element, ref }: Pick<MenuButton, 'element'> & { ref?: Ref<unknown> }) {
  useImperativeHandle(ref, () => element.current)
  return null
}

/** Radix leads a keyboard to the first item only if it was there when the key was pressed. */
function enterByKeyboard({ currentTarget, target, relatedTarget }: FocusEvent): void {
  const isEntered = target === currentTarget && !currentTarget.contains(relatedTarget)
  if (!isEntered || !currentTarget.matches(':focus-visible')) return
  currentTarget.querySelector<HTMLElement>('[role^=menuitem]')?.focus()
}
