import * as Radix from '@radix-ui/react-dropdown-menu'
import { Check } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styles from './dropdown-menu.module.css'

export interface MenuChoice {
  value: string
  label: ReactNode
  icon?: ReactNode
  /** Disables the choice and says why. */
  disabledReason?: string | undefined
}

export interface MenuChoicesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The labels above the choices. */
  label: string
  /** The choices, from top to bottom. */
  choices: readonly MenuChoice[]
  /** The `value` of what is chosen. */
  value: string
  /** Called with the new choice. */
  onValueChange?: ((value: string) => void) | undefined
}

/** One choice out of several inside a menu. Without `onValueChange` all are disabled. */
export function MenuChoices({ label, choices, value, onValueChange, ...rest }: MenuChoicesProps) {
  const id = useId()
  return (
    <Radix.RadioGroup {...rest} aria-labelledby={id} value={value}>
      <Radix.Label id={id} className={styles.label}>
        {label}
      </Radix.Label>
      {choices.map((choice) => (
        <Choice
          key={choice.value}
          {...choice}
          onChoose={onValueChange && (() => onValueChange(choice.value))}
        />
      ))}
    </Radix.RadioGroup>
  )
}

type ChoiceProps = MenuChoice & { onChoose: (() => void) | undefined }

function Choice({ value, label, icon, disabledReason, onChoose }: ChoiceProps) {
  const disabled = Boolean(disabledReason) || !onChoose
  return (
    <Radix.RadioItem
      value={value}
      aria-disabled={disabled || undefined}
      onSelect={(event) => {
        if (disabled) event.preventDefault()
        else onChoose()
      }}
      className={styles.item}
    >
      {icon && (
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
      )}
      <span className={styles.text}>
        <span>{label}</span>
        {disabledReason && <span className={styles.reason}>{disabledReason}</span>}
      </span>
      <Radix.ItemIndicator className={styles.check}>
        <Check aria-hidden="true" />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  )
}
