import type { ComponentPropsWithRef, FormEvent, ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { useEarlyText } from '../../early-text.ts'
import { useSubmitOnEnter } from '../../hooks/use-submit-on-enter.ts'
import { Button } from '../../primitives/button/button.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import styles from './login-panel.module.css'

export interface LoginPanelLabels {
  title: string
  lead?: string | undefined
  email: string
  emailPlaceholder?: string | undefined
  send: string
  /** The button's label while the mail is on its way. */
  sending: string
  /** Stands between the social buttons and the e-mail form. */
  or: string
}

export interface LoginPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'onSubmit'> {
  /** The labels of the panel. */
  labels: LoginPanelLabels
  /** The address as typed so far. */
  email: string
  /** Called with each change of the address; without it the field can only be read. */
  onEmailChange?: ((email: string) => void) | undefined
  /** Called by the button, while `sendable`. */
  onSend?: (() => void) | undefined
  /** Called on Enter and on leaving the field while it is not `sendable`: time to show `error`. */
  onRefused?: (() => void) | undefined
  /** Whether the address may be used; the button is disabled otherwise. */
  sendable: boolean
  /** The mail is on its way. */
  sending?: boolean | undefined
  /** What is wrong with the address. */
  error?: string | undefined
  /** The product's mark, above the title. */
  logo?: ReactNode
  /** The buttons of social sign-in, above the form. */
  social?: ReactNode
  /** What is accepted by signing in, below the form. */
  consent?: ReactNode
  /** The way back to Home. */
  homeLink?: ReactNode
  /** The field takes the focus as it appears. */
  autoFocus?: boolean | undefined
}

/** Signing in by a code sent to an e-mail address; social buttons go in by a slot. */
export function LoginPanel({
  labels,
  email,
  onEmailChange,
  onSend,
  onRefused,
  sendable,
  sending = false,
  error,
  logo,
  social,
  consent,
  homeLink,
  autoFocus,
  className,
  ...rest
}: LoginPanelProps) {
  function send(): void {
    if (sending) return
    if (sendable) onSend?.()
    else onRefused?.()
  }

  return (
    <section {...rest} className={classNames(styles.panel, className)}>
      {logo && <div className={styles.logo}>{logo}</div>}
      <div className={styles.heading}>
        <h1 className={styles.title}>{labels.title}</h1>
        {labels.lead && <p className={styles.lead}>{labels.lead}</p>}
      </div>
      {social && <div className={styles.social}>{social}</div>}
      {social && <p className={styles.or}>{labels.or}</p>}
      <form
        noValidate
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          send()
        }}
      >
        <TextField
          ref={useEarlyText(email, onEmailChange)}
          type="email"
          name="email"
          autoFocus={autoFocus}
          autoComplete="email"
          enterKeyHint="send"
          label={labels.email}
          placeholder={labels.emailPlaceholder}
          value={email}
          error={error}
          readOnly={!onEmailChange}
          onChange={(event) => onEmailChange?.(event.target.value)}
          onBlur={() => email !== '' && !sendable && onRefused?.()}
          onKeyDown={useSubmitOnEnter(send)}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={sending}
          disabled={!sendable || !onSend}
        >
          {sending ? labels.sending : labels.send}
        </Button>
      </form>
      {consent && <p className={styles.consent}>{consent}</p>}
      {homeLink && <p className={styles.home}>{homeLink}</p>}
    </section>
  )
}
