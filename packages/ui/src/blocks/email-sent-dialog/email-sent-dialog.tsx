import { useId, useState } from 'react'
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
  resending?: boolean
  /** The code is being checked. */
  verifying?: boolean
  /** Why the code was refused. */
  error?: string | undefined
  /** Opens with the code entry shown. */
  manual?: boolean
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
      <Button variant="ghost" busy={resending} onClick={onResend}>
        {labels.resend}
      </Button>
    </Dialog>
  )
}
