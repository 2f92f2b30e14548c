import { KeyRound } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Notice } from '../error-notice/notice.tsx'
import styles from './session-expired.module.css'

export interface SessionExpiredLabels {
  title: string
  /** What was kept for the reader's return. */
  text?: string | undefined
  signIn?: string | undefined
}

export interface SessionExpiredProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The labels of the notice. */
  labels: SessionExpiredLabels
  /** Leads to sign-in; without it the button is disabled. */
  onSignIn?: (() => void) | undefined
}

/** Tells that the reader was signed out, and leads back in. Without `labels.signIn` it only tells. */
export function SessionExpired({ labels, onSignIn, className, ...rest }: SessionExpiredProps) {
  const action = labels.signIn && (
    <Button variant="primary" size="small" onClick={onSignIn}>
      {labels.signIn}
    </Button>
  )
  return (
    <Notice
      role="status"
      {...rest}
      icon={KeyRound}
      title={labels.title}
      action={action}
      className={classNames(styles.notice, className)}
    >
      {labels.text}
    </Notice>
  )
}
