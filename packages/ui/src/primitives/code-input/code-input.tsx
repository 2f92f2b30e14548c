import { type ComponentPropsWithRef, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { useSubmitOnEnter } from '../../hooks/use-submit-on-enter.ts'
import styles from './code-input.module.css'

/** What the input does by itself. */
type OwnHandlers = 'onChange' | 'onCompositionEnd' | 'onKeyDown' | 'onPaste' | 'onSelect'

export interface CodeInputProps
  extends Omit<ComponentPropsWithRef<'input'>, OwnHandlers | 'size' | 'type' | 'value'> {
  /** The accessible name. */
  label: string
  /** What stands in the boxes. */
  value: string
  /** How many characters a code has. */
  length?: number | undefined
  /** The code was refused. */
  invalid?: boolean | undefined
  /** Receives upper-case letters and digits, at most `length`; of a paste, only a whole code. Without it the input is disabled. */
  onValueChange?: ((value: string) => void) | undefined
  /** Called once each time the last box is filled, and by Enter while all are. */
  onComplete?: ((value: string) => void) | undefined
}

/** One real input drawn as a row of boxes, for a short code of letters and digits. */
export function CodeInput({
  label,
  value,
  length = 6,
  invalid = false,
  onValueChange,
  onComplete,
  className,
  disabled,
  ...rest
}: CodeInputProps) {
  const [composed, setComposed] = useState<string | null>(null)
  const shown = composed === null ? value : lettersAndDigits(composed).slice(0, length)

  function accept(text: string): void {
    const next = lettersAndDigits(text).slice(0, length)
    if (next === value || rest.readOnly) return
    onValueChange?.(next)
    if (next.length === length) onComplete?.(next)
  }

  // The same code once more, where the first attempt did not get through.
  const tryAgain = useSubmitOnEnter(() => {
    if (value.length === length && !rest.readOnly) onComplete?.(value)
  })

  return (
    <div className={classNames(styles.frame, invalid && styles.invalid, className)}>
      <input
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        inputMode="text"
        {...rest}
        type="text"
        aria-label={label}
        aria-invalid={invalid || undefined}
        disabled={disabled || !onValueChange}
        value={composed ?? value}
        onChange={({ target, nativeEvent }) => {
          const text = target.value
          const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
          const isWhole = text.length === length && lettersAndDigits(text).length === length
          // What an input method shows on the way is not what is meant yet, but a whole code is:
          // on Android every word is composed, until a space ends it.
          if (isComposing && !isWhole) return setComposed(text)
          setComposed(null)
          accept(text)
        }}
        onCompositionEnd={({ currentTarget }) => {
          setComposed(null)
          accept(currentTarget.value)
        }}
        onKeyDown={tryAgain}
        onPaste={(event) => {
          // A whole code replaces what is there; a part of something else is not a code.
          event.preventDefault()
          const pasted = event.clipboardData.getData('text').replace(/\s/g, '')
          if (pasted.length === length && lettersAndDigits(pasted).length === length) accept(pasted)
        }}
        onSelect={({ currentTarget }) => {
          // The caret is drawn after the last character, so it must also be there.
          const end = currentTarget.value.length
          if (composed === null && currentTarget.selectionEnd !== end)
            currentTarget.setSelectionRange(end, end)
        }}
        className={styles.input}
      />
      <div className={styles.boxes} aria-hidden="true">
        {Array.from({ length }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is known by its position
            key={index}
            className={classNames(styles.box, index === shown.length && styles.next)}
          >
            {shown[index]}
          </span>
        ))}
      </div>
    </div>
  )
}

function lettersAndDigits(text: string): string {
  return text.replace(/[^a-z0-9]/gi, '').toUpperCase()
}
