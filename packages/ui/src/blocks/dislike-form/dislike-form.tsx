import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { isComposing } from '../../hooks/use-submit-on-enter.ts'
import { Button } from '../../primitives/button/button.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx'
import styles from './dislike-form.module.css'

export interface DislikeFormProps<Choice extends string = string>
  extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** Its texts, in the reader's language. */
  labels: {
    /** Read out once the form is there, for the focus stays where it was. */
    announcement: string
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
  choices: readonly { value: Choice; label: string }[]
  /**
   * `sending` refuses another press and keeps the focus; `sent` thanks, and the caller moves the focus
   * to what opened the form.
   */
  state?: 'open' | 'sending' | 'sent' | undefined
  /** Why it can't be sent; read out when it comes. What was written stays. */
  error?: string | undefined
  /** Called with something chosen or written, never with nothing. */
  onSend: (reason: { choices: Choice[]; text: string }) => void
  /** Called by Skip and by Escape; the caller takes the form away and moves the focus. */
  onSkip: () => void
}

/** Screen readers miss what a live region says as soon as it appears. */
const untilHeardMs = 150

/** Asks below an answer why it was disliked. */
export function DislikeForm<Choice extends string>({
  labels,
  choices,
  state = 'open',
  error,
  onSend,
  onSkip,
  className,
  ...rest
}: DislikeFormProps<Choice>) {
  const [chosen, setChosen] = useState<readonly Choice[]>([])
  const [text, setText] = useState('')
  const [isAnnounced, setAnnounced] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(true), untilHeardMs)
    return () => clearTimeout(timer)
  }, [])
  const isEmpty = chosen.length === 0 && text.trim() === ''
  const skipOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
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
      <p role="status" className={state === 'sent' ? styles.thanks : styles.announcement}>
        {state === 'sent'
          ? labels.thanks
          : isAnnounced && <VisuallyHidden>{labels.announcement}</VisuallyHidden>}
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
