import { ErrorNotice } from '@coinquiry/ui/blocks/error-notice'
import { LoginPanel } from '@coinquiry/ui/blocks/login-panel'
import { SignInNotice, type SignInNoticeLabels } from '@coinquiry/ui/blocks/sign-in-notice'
import { Logo } from '@coinquiry/ui/primitives/logo'
import { Spinner } from '@coinquiry/ui/primitives/spinner'
import { Link, useHydrated, useLocation, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Footer } from '../../shell/footer/footer.tsx'
import { LazyPart, part } from '../../shell/lazy-part.tsx'
import { hasFinePointer } from '../../shell/pointer.ts'
import { useHasExpired } from '../../shell/session/session.ts'
import { beginningOf } from './beginning-of.ts'
import styles from './login-screen.module.css'
import { SocialButtons } from './social-buttons.tsx'
import { useCodeLogin, useLinkLogin, useLoginMail } from './use-login.ts'

const sentDialog = part(() => import('./sent-dialog.tsx'))
const failedDialog = part(() => import('./failed-dialog.tsx'))

export function LoginScreen() {
  const { error } = useSearch({ from: '/login' })
  const { formatMessage } = useIntl()
  const reason = useReason()
  const linkLogin = useLinkLogin()
  const mail = useLoginMail()
  const code = useCodeLogin(mail.email.trim())
  usePutDraftsAside()

  if (linkLogin.isRunning)
    return (
      <main className={styles.login}>
        <p role="status" className={styles.verifying}>
          <Spinner /> {formatMessage({ id: 'login.verifying' })}
        </p>
      </main>
    )

  return (
    <>
      <main className={styles.login}>
        {reason && <SignInNotice labels={reason} />}
        {error === 'provider' && (
          <ErrorNotice title={formatMessage({ id: 'login.providerUnavailable' })} />
        )}
        {error === 'blocked' && (
          <ErrorNotice title={formatMessage({ id: 'login.accountBlocked' })} />
        )}
        <LoginPanel
          labels={{
            title: formatMessage({ id: 'login.title' }),
            lead: formatMessage({ id: 'login.lead' }),
            email: formatMessage({ id: 'login.email' }),
            emailPlaceholder: formatMessage({ id: 'login.placeholder' }),
            send: formatMessage({ id: 'login.send' }),
            sending: formatMessage({ id: 'login.sending' }),
            or: formatMessage({ id: 'login.or' }),
          }}
          autoFocus={hasFinePointer()}
          email={mail.email}
          // What is said of the mail is said of this address.
          onEmailChange={mail.isSending ? undefined : mail.change}
          sendable={mail.isSendable}
          onSend={mail.send}
          onRefused={mail.complain}
          sending={mail.isSending}
          error={mail.isWrong ? formatMessage({ id: 'login.invalidEmail' }) : undefined}
          logo={
            <Link to="/" aria-label={formatMessage({ id: 'header.home' })}>
              <Logo compact name={formatMessage({ id: 'app.name' })} />
            </Link>
          }
          social={<SocialButtons />}
          consent={formatMessage(
            { id: 'login.consent' },
            { terms: linkTo('/terms'), privacy: linkTo('/privacy') },
          )}
          homeLink={<Link to="/">{formatMessage({ id: 'action.home' })}</Link>}
        />
        {mail.isSent && <LazyPart of={sentDialog} props={{ mail, code }} onMissing={mail.close} />}
        {linkLogin.error && (
          <LazyPart
            of={failedDialog}
            props={{ error: linkLogin.error, onRetry: linkLogin.retry }}
            onMissing={linkLogin.forget}
          />
        )}
      </main>
      <Footer />
    </>
  )
}

/** Nobody else is to see what was being written in a session that has ended. */
function usePutDraftsAside(): void {
  const hasExpired = useHasExpired()
  const { from } = useLocation().state
  useEffect(() => {
    if (!hasExpired) return
    import('../../shell/session/left-drafts.ts').then(
      ({ putDraftsAside }) => putDraftsAside(from),
      () => undefined,
    )
  }, [hasExpired, from])
}

// A page of its own: what is typed here stays when its reader comes back.
const linkTo = (address: string) => (text: ReactNode[]) => (
  <a key={address} href={address}>
    {text}
  </a>
)

/** Those that may ask for a code by mail, by their names in addresses. */
const providers = new Map([
  ['google', 'Google'],
  ['apple', 'Apple'],
])

/**
 * Why the login is shown, if it was not asked for. Before a topic only the address tells: nothing is
 * asked of the server, so nobody learns whether there is such a topic.
 */
function useReason(): SignInNoticeLabels | null {
  const { formatMessage } = useIntl()
  const hasExpired = useHasExpired()
  const isHydrated = useHydrated()
  const { from = '', waiting } = useLocation().state
  const { confirm } = useSearch({ from: '/login' })
  if (hasExpired)
    return {
      title: formatMessage({ id: 'login.expired' }),
      text: formatMessage({ id: 'login.expiredText' }),
    }
  if (!isHydrated) return null
  const provider = confirm === undefined ? undefined : providers.get(confirm)
  if (provider)
    return {
      title: formatMessage({ id: 'login.confirmTitle' }),
      text: formatMessage({ id: 'login.confirmText' }, { provider }),
    }
  if (waiting)
    return { title: formatMessage({ id: 'login.waiting' }), text: beginningOf(waiting.text) }
  if (!from.startsWith('/chat/')) return null
  return {
    title: formatMessage({ id: 'login.topicTitle' }),
    text: formatMessage({ id: 'login.topicText' }),
  }
}
