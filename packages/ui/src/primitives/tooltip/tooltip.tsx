import * as Radix from '@radix-ui/react-tooltip'
import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react'
import { classNames } from '../../class-names.ts'
import styles from './tooltip.module.css'

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The short text, or a few lines without anything to press. */
  text: ReactNode
  /** Where it stands if there is space. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** Shows the text on a click or tap, too: for an element that does nothing else. */
  opensOnTap?: boolean | undefined
  /** Shows or hides it by the caller's own rule, not by hover and focus. */
  open?: boolean | undefined
  /** Called with what hover, focus and Escape ask for. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The one element that the text is about; it must be able to take the focus. */
  children: ReactElement
}

/** A short text about the one focusable element inside, shown on hover and focus. */
export function Tooltip({
  text,
  side = 'top',
  opensOnTap = false,
  open,
  onOpenChange,
  className,
  children,
  ...rest
}: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false)

  function change(next: boolean): void {
    setIsOpen(next)
    onOpenChange?.(next)
  }

  function tap(event: MouseEvent): void {
    // Radix would close it: it takes every click for the use of a button.
    event.preventDefault()
    setIsOpen(true)
  }

  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root open={open ?? isOpen} onOpenChange={change}>
        <Radix.Trigger asChild onClick={opensOnTap ? tap : undefined}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            collisionPadding={8}
            sideOffset={6}
            {...rest}
            side={side}
            className={classNames(styles.tooltip, className)}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
