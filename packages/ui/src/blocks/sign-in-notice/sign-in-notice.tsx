import { KeyRound } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Notice } from '../error-notice/notice.tsx'
import styles from './sign-in-notice.module.css'

export interface SignInNoticeLabels {
  title: string
  /** What signing in brings, or what was kept for it. */
  text?: string | undefined
  signIn?: string | undefined
}

export interface SignInNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The labels of the notice. */
  labels: SignInNoticeLabels
  /** Leads to sign-in; without it the button is disabled. */
  onSignIn?: (() => void) | undefined
}

/** Says why to sign in, and leads there. Without `labels.signIn` it only tells. */
export function SignInNotice({ labels, onSignIn, className, ...rest }: SignInNoticeProps) {
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
