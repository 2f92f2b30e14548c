import * as Radix from '@radix-ui/react-popover'
import type { ComponentPropsWithRef, ReactElement } from 'react'
import { classNames } from '../../class-names.ts'
import type { DropdownMenuState } from '../dropdown-menu/dropdown-menu.tsx'
import styles from './popover.module.css'

export interface PopoverProps extends ComponentPropsWithRef<'div'>, DropdownMenuState {
  /** The button that opens it. */
  trigger: ReactElement
  /** The panel's accessible name. */
  label: string
  /** Where it stands if there is space. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
}

/** A small panel beside its button. The page stays usable; Escape and a click elsewhere close it. */
export function Popover({
  trigger,
  label,
  side = 'bottom',
  align = 'start',
  open,
  onOpenChange,
  className,
  ...rest
}: PopoverProps) {
  // A given id takes the place of the one that Radix's trigger refers to.
  const controls = rest.id && { 'aria-controls': rest.id }
  return (
    <Radix.Root
      {...(open === undefined ? {} : { open })}
      onOpenChange={(next) => onOpenChange?.(next)}
    >
      <Radix.Trigger asChild aria-haspopup={false} {...controls}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        {/* A group, for a dialog would lock the page: this is no more than a disclosure. */}
        <Radix.Content
          sideOffset={6}
          collisionPadding={16}
          {...rest}
          role="group"
          aria-label={label}
          side={side}
          align={align}
          className={classNames(styles.popover, className)}
        />
      </Radix.Portal>
    </Radix.Root>
  )
}
