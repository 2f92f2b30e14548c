import { type FormEvent, useState } from 'react'
import { useSubmitOnEnter } from '../../hooks/use-submit-on-enter.ts'
import { Button } from '../button/index.ts'
import { TextField } from '../text-field/index.ts'
import styles from './confirm-dialog.module.css'

export interface ConfirmFormLabels {
  cancel: string
  confirm: string
  /** Names the field of the phrase. */
  phrase?: string | undefined
}

interface ConfirmFormProps {
  labels: ConfirmFormLabels
  phrase: string | undefined
  busy: boolean
  error: string | undefined
  onConfirm: (() => void) | undefined
  onCancel: () => void
}

// Mounted with the dialog, so each opening starts from an empty field.
export function ConfirmForm({
  labels,
  phrase,
  busy,
  error,
  onConfirm,
  onCancel,
}: ConfirmFormProps) {
  const [typed, setTyped] = useState('')
  const confirmable = Boolean(onConfirm) && (phrase === undefined || typed === phrase)

  function confirm(): void {
    if (confirmable && !busy) onConfirm?.()
  }

  const confirmOnEnter = useSubmitOnEnter(confirm)

  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        confirm()
      }}
    >
      {phrase !== undefined && (
        <TextField
          autoFocus
          label={labels.phrase ?? phrase}
          placeholder={phrase}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={confirmOnEnter}
        />
      )}
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <div className={styles.actions}>
        <Button variant="ghost" onClick={onCancel}>
          {labels.cancel}
        </Button>
        <Button type="submit" variant="danger" busy={busy} disabled={!confirmable}>
          {labels.confirm}
        </Button>
      </div>
    </form>
  )
}
