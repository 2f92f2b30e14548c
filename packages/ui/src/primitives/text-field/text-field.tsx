import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './text-field.module.css'

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
  /** The label above the field. */
  label: string
  /** A sentence below it; an error takes its place. */
  hint?: ReactNode
  /** What is wrong with what stands in it. */
  error?: string | undefined
}

/** One line of input with its label, a hint or an error; `className` styles the whole, the rest goes to the input. */
export function TextField({ label, hint, error, className, id, ...rest }: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const note = error ?? hint
  const notes = [rest['aria-describedby'], note && `${fieldId}-note`].filter(Boolean)
  return (
    <div className={classNames(styles.frame, className)}>
      <label htmlFor={fieldId} className={styles.label}>
        {label}
      </label>
      <input
        {...rest}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes.join(' ') || undefined}
        className={styles.input}
      />
      <div id={`${fieldId}-note`} className={error ? styles.error : styles.hint} aria-live="polite">
        {note}
      </div>
    </div>
  )
}
