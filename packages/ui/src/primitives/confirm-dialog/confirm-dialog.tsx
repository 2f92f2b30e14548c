import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../button/button.tsx'
import dialogStyles from '../dialog/dialog.module.css'
import { Dialog, type DialogProps, type DialogState } from '../dialog/dialog.tsx'
import { TextField } from '../text-field/text-field.tsx'
import styles from './confirm-dialog.module.css'

export interface ConfirmDialogLabels {
  title: string
  close: string
  cancel: string
  confirm: string
  /** Names the field of the phrase. */
  phrase?: string | undefined
}

export interface ConfirmDialogProps
  extends Omit<DialogProps, 'title' | 'description' | 'closeLabel' | 'actions'>,
    DialogState {
  /** The labels of the dialog. */
  labels: ConfirmDialogLabels
  /** What will happen. */
  description?: ReactNode
  /** Confirming is possible only while exactly this text stands in the field. */
  phrase?: string | undefined
  /** Called once it is confirmed; without it that is impossible. */
  onConfirm?: (() => void) | undefined
  /** While what was confirmed is under way. */
  busy?: boolean
  /** Why it failed. */
  error?: string | undefined
}

/** Asks before something that can't be taken back. The caller closes it after `onConfirm`. */
export function ConfirmDialog({
  labels,
  phrase,
  onConfirm,
  busy = false,
  error,
  children,
  ...rest
}: ConfirmDialogProps) {
  return (
    <Dialog {...rest} title={labels.title} closeLabel={labels.close}>
      {children}
      <ConfirmForm
        labels={labels}
        phrase={phrase}
        busy={busy}
        error={error}
        onConfirm={onConfirm}
        onCancel={() => rest.onOpenChange(false)}
      />
    </Dialog>
  )
}

type ConfirmFormProps = Pick<ConfirmDialogProps, 'labels' | 'phrase' | 'onConfirm' | 'error'> & {
  busy: boolean
  onCancel: () => void
}

// Mounted with the dialog, so each opening starts from an empty field.
function ConfirmForm({ labels, phrase, busy, error, onConfirm, onCancel }: ConfirmFormProps) {
  const [typed, setTyped] = useState('')
  const confirmable = Boolean(onConfirm) && (phrase === undefined || typed === phrase)
  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (confirmable && !busy) onConfirm?.()
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
        />
      )}
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <div className={dialogStyles.actions}>
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
