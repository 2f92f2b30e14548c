import { type ReactNode, useId } from 'react'
import styles from './controls.module.css'

export interface Choice<Value> {
  value: Value
  label: string
}

interface ChoiceGroupProps<Value> {
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onChoose: (value: Value) => void
}

/** One of a few, as buttons side by side: one tab stop, arrow keys choose. */
export function ChoiceGroup<Value>({ label, choices, value, onChoose }: ChoiceGroupProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.choices}>
      {choices.map((choice) => (
        <label key={choice.label} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}

/** Several choices, side by side where they fit. */
export function Controls({ children }: { children: ReactNode }) {
  return <div className={styles.controls}>{children}</div>
}
