import { ArrowUp, Square } from 'lucide-react'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Spinner } from '../../primitives/spinner/spinner.tsx'
import styles from './composer.module.css'

interface SendButtonProps {
  labels: { send: string; stop: string }
  state: 'ready' | 'sending' | 'generating'
  enabled: boolean
  onStop?: (() => void) | undefined
}

export function SendButton({ labels, state, enabled, onStop }: SendButtonProps) {
  if (state === 'generating') {
    return (
      <IconButton
        // A key of its own: the click that sent the question must not land on Stop.
        key="stop"
        ref={handOn}
        variant="primary"
        label={labels.stop}
        icon={<Square className={styles.stop} />}
        onClick={onStop}
        className={styles.send}
      />
    )
  }
  return (
    <IconButton
      key="send"
      ref={handOn}
      type="submit"
      variant="primary"
      label={labels.send}
      icon={state === 'sending' ? <Spinner /> : <ArrowUp />}
      aria-busy={state === 'sending' || undefined}
      disabled={!enabled}
      className={styles.send}
    />
  )
}

/** Where one button makes way for the other, a keyboard's focus goes on to the field. */
function handOn(button: HTMLButtonElement) {
  return () => {
    if (button.matches(':focus-visible')) button.form?.querySelector('textarea')?.focus()
  }
}
