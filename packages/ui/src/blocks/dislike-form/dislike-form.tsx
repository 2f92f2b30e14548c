import { type ComponentPropsWithRef, type KeyboardEvent, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../../primitives/button/button.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import styles from './dislike-form.module.css'

export interface DislikeFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  labels: {
    /** What is asked, above the choices. */
    legend: string
    /** Label of the line of text, which may stay empty. */
    text: string
    send: string
    skip: string
    /** Stands in place of the form once it is sent. */
    thanks: string
  }
  /** What can be chosen, any number of them. */
  choices: readonly { value: string; label: string }[]
  /**
   * `sending` refuses another press and keeps the focus; `sent` thanks, and the caller moves the focus
   * to what opened the form.
   */
  state?: 'open' | 'sending' | 'sent'
  /** Why it can't be sent; read out when it comes. What was written stays. */
  error?: string | undefined
  /** Called with something chosen or written, never with nothing. */
  onSend: (reason: { choices: string[]; text: string }) => void
  /** Called by Skip and by Escape; the caller takes the form away and moves the focus. */
  onSkip: () => void
}

/** Asks below an answer why it was disliked. */
export function DislikeForm({
  labels,
  choices,
  state = 'open',
  error,
  onSend,
  onSkip,
  className,
  ...rest
}: DislikeFormProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [text, setText] = useState('')
  const isEmpty = chosen.length === 0 && text.trim() === ''
  const skipOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // It is not meant for what is around the form.
    event.preventDefault()
    event.stopPropagation()
    onSkip()
  }
  return (
    <form
      aria-label={labels.legend}
      {...rest}
      className={classNames(styles.form, className)}
      onKeyDown={skipOnEscape}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty && state === 'open') onSend({ choices: [...chosen], text: text.trim() })
      }}
    >
      {/* It is there before its text is, so that the text is read out when it comes. */}
      <p role="status" className={styles.status}>
        {state === 'sent' && labels.thanks}
      </p>
      {state !== 'sent' && (
        <>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{labels.legend}</legend>
            <div className={styles.row}>
              {choices.map(({ value, label }) => (
                <label key={value} className={styles.chip}>
                  <input
                    type="checkbox"
                    className={styles.box}
                    checked={chosen.includes(value)}
                    onChange={({ target }) =>
                      setChosen((before) =>
                        target.checked
                          ? [...before, value]
                          : before.filter((other) => other !== value),
                      )
                    }
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
          <TextField
            label={labels.text}
            error={error}
            value={text}
            autoComplete="off"
            enterKeyHint="send"
            onChange={({ target }) => setText(target.value)}
          />
          <div className={styles.row}>
            <Button type="submit" size="small" busy={state === 'sending'} disabled={isEmpty}>
              {labels.send}
            </Button>
            <Button variant="ghost" size="small" onClick={onSkip}>
              {labels.skip}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
