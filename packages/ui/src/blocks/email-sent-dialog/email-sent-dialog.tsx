import { useEffect, useEffectEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../primitives/button/button.tsx'
import { CodeInput } from '../../primitives/code-input/code-input.tsx'
import { Dialog, type FilledDialogProps } from '../../primitives/dialog/dialog.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import styles from './email-sent-dialog.module.css'

export interface EmailSentDialogLabels {
  title: string
  /** Says that a temporary sign-in link was sent; the address stands below it. */
  lead: string
  close: string
  manualInput: string
  code: string
  verifying: string
  resend: string
  /** The button's label while no other mail may be sent; `time` is what is left, such as 0:42. */
  resendIn: (time: string) => string
  /** Says how long the code is good. */
  expiresIn: (time: string) => string
  expired: string
}

export interface EmailSentDialogProps extends FilledDialogProps {
  /** The labels of the dialog. */
  labels: EmailSentDialogLabels
  /** The address the mail went to. */
  email: string
  /** The code as typed so far. */
  code: string
  /** Called with each change of the code; without it the boxes are disabled. */
  onCodeChange?: ((code: string) => void) | undefined
  /** Called when the last box is filled. */
  onCodeComplete?: ((code: string) => void) | undefined
  /** Sends another mail; without it the button is disabled. */
  onResend?: (() => void) | undefined
  /** Another mail is on its way. */
  resending?: boolean | undefined
  /** Seconds until another mail may be sent. */
  resendIn?: number | undefined
  /** Seconds for which the code is good; 0 once it has expired. */
  expiresIn?: number | undefined
  /** Finds a code in a text that is pasted anywhere while the dialog is open; found, it is complete. */
  findCode?: ((pasted: string) => string | null) | undefined
  /** The code is being checked. */
  verifying?: boolean | undefined
  /** Why the code was refused. */
  error?: string | undefined
  /** Opens with the code entry shown. */
  manual?: boolean | undefined
}

/** After the mail is sent: wait for its link, or type its code. */
export function EmailSentDialog({
  labels,
  email,
  code,
  onCodeChange,
  onCodeComplete,
  onResend,
  resending = false,
  resendIn = 0,
  expiresIn,
  findCode,
  verifying = false,
  error,
  manual = false,
  ...rest
}: EmailSentDialogProps) {
  const noteId = useId()
  const [entering, setEntering] = useState(manual)
  const [wasOpen, setWasOpen] = useState(rest.open)

  // Each opening starts from the button.
  if (wasOpen !== rest.open) {
    setWasOpen(rest.open)
    setEntering(manual)
  }

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const found = findCode?.(event.clipboardData?.getData('text') ?? '')
    if (!found) return
    // The field would take a part of the text, or the code a second time.
    event.preventDefault()
    event.stopPropagation()
    setEntering(true)
    // A code that was refused is not tried again by itself: tries are few.
    if (verifying || (error && found === code)) return
    onCodeChange?.(found)
    onCodeComplete?.(found)
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (entering || ctrlKey || metaKey || altKey || !/^[a-z\d]$/i.test(key)) return
    // At once, so that the key itself is written into the field.
    flushSync(() => setEntering(true))
  })
  useEffect(() => {
    if (!rest.open) return
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('paste', onPaste, { capture: true, signal })
    document.addEventListener('keydown', onKeyDown, { signal })
    return () => listening.abort()
  }, [rest.open])

  function resend(): void {
    // A refused code and its error say nothing about the next one.
    if (error) onCodeChange?.('')
    onResend?.()
  }

  const isWaiting = resendIn > 0
  return (
    <Dialog
      {...rest}
      title={labels.title}
      closeLabel={labels.close}
      description={
        <>
          {labels.lead} <strong className={styles.email}>{email}</strong>
        </>
      }
    >
      {entering ? (
        <div className={styles.entry}>
          <CodeInput
            autoFocus
            label={labels.code}
            value={code}
            invalid={Boolean(error)}
            readOnly={verifying}
            aria-describedby={noteId}
            onValueChange={onCodeChange}
            onComplete={onCodeComplete}
          />
          <p id={noteId} role="status" className={error ? styles.error : styles.note}>
            {verifying && <Spinner />}
            {verifying ? labels.verifying : error}
          </p>
        </div>
      ) : (
        <Button size="large" variant="primary" onClick={() => setEntering(true)}>
          {labels.manualInput}
        </Button>
      )}
      <div className={styles.again}>
        {expiresIn !== undefined && expiresIn > 0 && (
          // Of a timer no change is announced.
          <p role="timer" className={styles.expiry}>
            {labels.expiresIn(timeOf(expiresIn))}
          </p>
        )}
        <p role="status" className={styles.expiry}>
          {expiresIn === 0 && labels.expired}
        </p>
        <Button
          variant="ghost"
          busy={resending}
          // It keeps the focus, which would be lost to the page.
          aria-disabled={isWaiting || undefined}
          onClick={isWaiting ? nothing : onResend && resend}
          className={isWaiting ? styles.waiting : undefined}
        >
          {isWaiting ? labels.resendIn(timeOf(resendIn)) : labels.resend}
        </Button>
      </div>
    </Dialog>
  )
}

const nothing = () => {}

/** Minutes and seconds. */
function timeOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
