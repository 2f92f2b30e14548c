import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentPropsWithRef, useRef } from 'react'
import { classNames } from '../../class-names.ts'
import { useDisabledFocus } from '../../hooks/use-disabled-focus.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import styles from './version-picker.module.css'

export interface VersionPickerLabels {
  group: string
  previous: string
  next: string
  /** Spoken position, such as "Version 2 of 3"; both count from 1. */
  position: (version: number, count: number) => string
}

export interface VersionPickerProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** The labels of its buttons and of the position. */
  labels: VersionPickerLabels
  /** The selected version, from 0. */
  index: number
  /** How many versions there are. */
  count: number
  /** Called with the version to show, from 0; without it both buttons are disabled. */
  onIndexChange?: ((index: number) => void) | undefined
}

/**
 * Steps through the versions of a question or answer; nothing when there is only one. At either end
 * the focus goes over to the button that leads back.
 */
export function VersionPicker({
  labels,
  index,
  count,
  onIndexChange,
  className,
  ref,
  ...rest
}: VersionPickerProps) {
  const group = useRef<HTMLDivElement>(null)
  const root = useComposedRefs(group, ref)
  useDisabledFocus(group)
  if (count < 2) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      {...rest}
      ref={root}
      role="group"
      aria-label={labels.group}
      className={classNames(styles.picker, className)}
    >
      <IconButton
        size="small"
        label={labels.previous}
        icon={<ChevronLeft />}
        disabled={!onIndexChange || index <= 0}
        onClick={() => onIndexChange?.(index - 1)}
      />
      <span
        className={styles.position}
        role="status"
        aria-label={labels.position(index + 1, count)}
      >
        {index + 1}/{count}
      </span>
      <IconButton
        size="small"
        label={labels.next}
        icon={<ChevronRight />}
        disabled={!onIndexChange || index >= count - 1}
        onClick={() => onIndexChange?.(index + 1)}
      />
    </div>
  )
}
