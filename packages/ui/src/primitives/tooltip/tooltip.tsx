import * as Radix from '@radix-ui/react-tooltip'
import type { ComponentPropsWithRef, ReactElement } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './tooltip.module.css'

/** A few words about the one focusable element inside, shown on hover and focus. */
export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  text: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  children: ReactElement
}

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
