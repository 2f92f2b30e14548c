import type { ReactNode } from 'react'
import { Dialog, type DialogProps, type DialogState } from '../dialog/index.ts'
import { ConfirmForm, type ConfirmFormLabels } from './confirm-form.tsx'

export interface ConfirmDialogLabels extends ConfirmFormLabels {
  title: string
  close: string
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
