import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from '../../primitives/button/button.tsx'
import { ConfirmDialog } from '../../primitives/confirm-dialog/confirm-dialog.tsx'
import styles from './settings.module.css'

interface SettingRowProps {
  label: ReactNode
  /** The present value, or a sentence. */
  text?: ReactNode
  /** For what the sentence describes. */
  textId?: string | undefined
  children?: ReactNode
}

/** What can be set on one side, the way to set it on the other. */
export function SettingRow({ label, text, textId, children }: SettingRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.content}>
        <p className={styles.label}>{label}</p>
        {text && (
          <p id={textId} className={styles.text}>
            {text}
          </p>
        )}
      </div>
      {children && <div className={styles.controls}>{children}</div>}
    </div>
  )
}

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
