import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { isComposing, useSubmitOnEnter } from '../../hooks/use-submit-on-enter.ts'
import styles from './title-field.module.css'

export interface TitleFieldProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** Accessible name of the field. */
  label: string
  /** What stands in it at first. */
  value: string
  /** What is wrong with what stands in it; read out when it comes. */
  error?: string | undefined
  /** The error lies over what follows, where there is no space below the field. */
  floating?: boolean | undefined
  /** Called by Enter and when the focus leaves. The caller takes the field away, or sets an error. */
  onSave: (text: string) => void
  /** Called by Escape. */
  onCancel: () => void
}

/** A title while it is changed in its place: the field takes the focus with all of its text selected. */
export function TitleField({
  label,
  value,
  error,
  floating = false,
  onSave,
  onCancel,
  className,
  ...rest
}: TitleFieldProps) {
  const id = useId()
  const [text, setText] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  const isLeft = useRef(false)
  const saveOnEnter = useSubmitOnEnter(() => onSave(text))
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <div {...rest} className={classNames(styles.frame, className)}>
      <input
        ref={field}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        enterKeyHint="done"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          saveOnEnter(event)
          if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
          // It is not meant for what is around the field.
          event.preventDefault()
          event.stopPropagation()
          isLeft.current = true
          onCancel()
        }}
        onBlur={() => isLeft.current || onSave(text)}
        className={styles.input}
      />
      {error && (
        <p id={id} role="alert" className={classNames(styles.error, floating && styles.floating)}>
          {error}
        </p>
      )}
    </div>
  )
}
