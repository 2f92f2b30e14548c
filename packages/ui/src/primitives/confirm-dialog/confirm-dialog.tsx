import { type FormEvent, type ReactNode, useState } from 'react'
import { useSubmitOnEnter } from '../../hooks/use-submit-on-enter.ts'
import { Button } from '../button/button.tsx'
import dialogStyles from '../dialog/dialog.module.css'
import { Dialog, type FilledDialogProps } from '../dialog/dialog.tsx'
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

export interface ConfirmDialogProps extends FilledDialogProps {
  /** The labels of the dialog. */
  labels: ConfirmDialogLabels
  /** What will happen. */
  description?: ReactNode
  /** More about it, above the phrase and the buttons. */
  children?: ReactNode
  /** Confirming is possible only while exactly this text stands in the field. */
  phrase?: string | undefined
  /** Called once it is confirmed; without it that is impossible. */
  onConfirm?: (() => void) | undefined
  /** While what was confirmed is under way. */
  busy?: boolean | undefined
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
  const { open, onOpenChange } = rest
  const [typed, setTyped] = useState('')
  const confirmable = Boolean(onConfirm) && (phrase === undefined || typed === phrase)

  // Each opening starts from an empty field.
  if (!open && typed !== '') setTyped('')

  function confirm(): void {
    if (confirmable && !busy) onConfirm?.()
  }
  const confirmOnEnter = useSubmitOnEnter(confirm)

  return (
    <Dialog {...rest} title={labels.title} closeLabel={labels.close}>
      {children}
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
        <div className={dialogStyles.actions}>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {labels.cancel}
          </Button>
          <Button type="submit" variant="danger" busy={busy} disabled={!confirmable}>
            {labels.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
