import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ComponentPropsWithRef, ReactElement } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './dropdown-menu.module.css'

/** A menu below its button; inside go `MenuItem`, `MenuChoices` and `MenuSeparator`. */
export interface DropdownMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'dir'> {
  /** The button that opens it; its name is the menu's name. */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  /** Left out, it keeps its own state. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

export function DropdownMenu({
  trigger,
  align = 'end',
  open,
  onOpenChange,
  className,
  ...rest
}: DropdownMenuProps) {
  return (
    <Radix.Root
      modal={false}
      {...(open === undefined ? {} : { open })}
      onOpenChange={(next) => onOpenChange?.(next)}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          loop
          sideOffset={6}
          collisionPadding={16}
          {...rest}
          align={align}
          className={classNames(styles.menu, className)}
        />
      </Radix.Portal>
    </Radix.Root>
  )
}
