import * as Radix from '@radix-ui/react-tooltip'
import type { ComponentPropsWithRef, ReactElement } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './tooltip.module.css'

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The few words. */
  text: string
  /** Where they stand if there is room. */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** The one element that they are about; it must be able to take the focus. */
  children: ReactElement
}

/** A few words about the one focusable element inside, shown on hover and focus. */
export function Tooltip({ text, side = 'top', className, children, ...rest }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
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
