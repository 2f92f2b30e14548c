import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from '../../primitives/button/index.ts'
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts'

export interface GuardedLabels {
  /** The button that asks. */
  action: string
  title: string
  /** What will happen. */
  text: ReactNode
  close: string
  cancel: string
  confirm: string
  /** Shown when it was refused. */
  failed: string
  /** Names the field in which the phrase is typed. */
  phraseField?: string | undefined
}

interface GuardedButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  labels: GuardedLabels
  /** Must be typed exactly before it can be confirmed. */
  phrase?: string | undefined
  /** The dialog stays, busy, until this is done; a rejection is shown in it. */
  onConfirm?: (() => void | Promise<void>) | undefined
}

/** A button for what can't be taken back: it asks first. */
export function GuardedButton({ labels, phrase, onConfirm, ...rest }: GuardedButtonProps) {
  const [open, setOpen] = useState(false)
  const [state, setState] = useState<'calm' | 'busy' | 'failed'>('calm')

  async function confirm(): Promise<void> {
    setState('busy')
    try {
      await onConfirm?.()
      setState('calm')
      setOpen(false)
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <Button
        {...rest}
        onClick={
          onConfirm &&
          (() => {
            setState('calm')
            setOpen(true)
          })
        }
      >
        {labels.action}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={(next) => state !== 'busy' && setOpen(next)}
        labels={{ ...labels, phrase: labels.phraseField }}
        description={labels.text}
        phrase={phrase}
        busy={state === 'busy'}
        error={state === 'failed' ? labels.failed : undefined}
        onConfirm={confirm}
      />
    </>
  )
}
