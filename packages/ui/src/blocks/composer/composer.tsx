import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { ArrowUp, Globe, Lightbulb, Square } from 'lucide-react'
import { type ComponentPropsWithRef, type FormEvent, type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../../class-names.ts'
import { countCodePoints } from '../../code-points.ts'
import { useEarlyText } from '../../early-text.ts'
import { useSubmitOnEnter } from '../../hooks/use-submit-on-enter.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import { TextArea } from '../../primitives/text-area/text-area.tsx'
import { Toggle } from '../../primitives/toggle/toggle.tsx'
import styles from './composer.module.css'

export interface ComposerLabels {
  /** Accessible name of the text area. */
  field: string
  placeholder: string
  send: string
  stop: string
  deepThink: string
  deepSearch: string
  /** What is to be known of DeepSearch; shown and spoken where the switch is looked at. */
  deepSearchNote?: string | undefined
  /** Characters used and allowed. */
  /** Above the limit it says what to do as well. */
  counter: (used: number, limit: number) => string
}

export interface ComposerProps
  extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'onChange' | 'defaultValue'> {
  /** The labels of the field and its buttons, and how the counter is written. */
  labels: ComposerLabels
  /** The text as it stands. */
  value: string
  /** Called with each change of the text; without it the field can only be read. */
  onValueChange?: ((value: string) => void) | undefined
  /** Called with a text that is not blank and within the limit. Without it sending is disabled. */
  onSubmit?: ((value: string) => void) | undefined
  /** Called when a blank text is sent. Without it a blank text disables the send button. */
  onBlankSubmit?: (() => void) | undefined
  /** Called by the stop button; without it the button is disabled. */
  onStop?: (() => void) | undefined
  /** Code points allowed. */
  limit?: number | undefined
  /** An answer is being written: the send button is a stop button. */
  generating?: boolean | undefined
  /** The question is on its way: a spinner stands in the send button. */
  sending?: boolean | undefined
  /** Nothing can be typed or sent. */
  disabled?: boolean | undefined
  /** Text can be typed but not sent; shown and spoken as the reason. */
  disabledReason?: string | undefined
  /** Why the text could not be sent, shown and spoken below the field. */
  error?: string | undefined
  /** A line below the field, such as the remaining count. */
  hint?: ReactNode
  /** `large` opens a page, `compact` stands below a conversation. */
  size?: 'large' | 'compact' | undefined
  /** Whether the answer shall show its analysis. */
  deepThink: boolean
  /** Called when DeepThink is switched; without it the switch is disabled. */
  onDeepThinkChange?: ((on: boolean) => void) | undefined
  /** Whether the answer may look things up on the web. */
  deepSearch: boolean
  /** Called when DeepSearch is switched; without it the switch is disabled. */
  onDeepSearchChange?: ((on: boolean) => void) | undefined
  /** The text area itself, to focus it. */
  fieldRef?: Ref<HTMLTextAreaElement> | undefined
  /** The id of the text area, for a label elsewhere on the page. */
  fieldId?: string | undefined
  /** Takes the focus as it appears. */
  autoFocus?: boolean | undefined
}

/** The counter appears when a tenth of the limit or less is left. */
const counterFrom = 0.9

/** Where a question is written. Controlled: `value` and the two modes live with the caller. */
export function Composer({
  labels,
  value,
  onValueChange,
  onSubmit,
  onBlankSubmit,
  onStop,
  limit = 2000,
  generating = false,
  sending = false,
  disabled = false,
  disabledReason,
  error,
  hint,
  size = 'compact',
  deepThink,
  onDeepThinkChange,
  deepSearch,
  onDeepSearchChange,
  fieldRef,
  fieldId,
  autoFocus,
  className,
  ...rest
}: ComposerProps) {
  const ownId = useId()
  const used = countCodePoints(value)
  // It is spoken, for nothing else tells a screen reader why Enter does nothing.
  const excess = used > limit ? labels.counter(used, limit) : undefined
  const wrong = error ?? excess
  const blank = value.trim() === ''
  const blocked = disabled || sending || generating || Boolean(disabledReason) || !onSubmit
  const sendable = !blocked && !excess && (!blank || Boolean(onBlankSubmit))

  function submit(): void {
    if (!sendable) return
    if (blank) onBlankSubmit?.()
    else onSubmit?.(value)
  }

  return (
    <form
      {...rest}
      noValidate
      className={classNames(styles.composer, styles[size], className)}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={styles.frame}>
        <TextArea
          bare
          ref={useComposedRefs(fieldRef, useEarlyText(value, onValueChange))}
          id={fieldId}
          name="question"
          rows={size === 'large' ? 3 : 1}
          autoFocus={autoFocus}
          aria-label={labels.field}
          aria-describedby={`${ownId}-note ${ownId}-count`}
          invalid={Boolean(wrong)}
          enterKeyHint="send"
          placeholder={labels.placeholder}
          value={value}
          disabled={disabled}
          readOnly={!onValueChange}
          onChange={(event) => onValueChange?.(event.target.value)}
          onKeyDown={useSubmitOnEnter(submit)}
          className={styles.field}
        />
        <div className={styles.bar}>
          <div className={styles.modes}>
            <Toggle
              icon={<Lightbulb />}
              pressed={deepThink}
              onPressedChange={onDeepThinkChange}
              disabled={disabled}
            >
              {labels.deepThink}
            </Toggle>
            <Toggle
              icon={<Globe />}
              pressed={deepSearch}
              onPressedChange={onDeepSearchChange}
              disabled={disabled}
              aria-description={labels.deepSearchNote}
            >
              {labels.deepSearch}
            </Toggle>
          </div>
          {used >= limit * counterFrom && !excess && (
            <span id={`${ownId}-count`} className={styles.counter}>
              {labels.counter(used, limit)}
            </span>
          )}
          {generating ? (
            <IconButton
              // A key of its own: the click that sent the question must not land on Stop.
              key="stop"
              ref={focusFieldOnRemoval}
              variant="primary"
              label={labels.stop}
              icon={<Square className={styles.stop} />}
              onClick={onStop}
              className={styles.send}
            />
          ) : (
            <IconButton
              key="send"
              ref={focusFieldOnRemoval}
              type="submit"
              variant="primary"
              label={labels.send}
              icon={sending ? <Spinner /> : <ArrowUp />}
              aria-busy={sending || undefined}
              disabled={!sendable}
              className={styles.send}
            />
          )}
        </div>
      </div>
      <div className={styles.below}>
        <p id={`${ownId}-note`} className={wrong ? styles.error : styles.reason} role="status">
          {wrong ?? disabledReason}
        </p>
        {hint && <div className={styles.hint}>{hint}</div>}
      </div>
    </form>
  )
}

/** Where one button makes way for the other, a keyboard's focus goes on to the field. */
function focusFieldOnRemoval(button: HTMLButtonElement) {
  return () => {
    if (button.matches(':focus-visible')) button.form?.querySelector('textarea')?.focus()
  }
}
