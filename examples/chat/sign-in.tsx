import { loginByEmail, sendEmail } from '@coinquiry/api-client'
import { EmailSentDialog } from '@coinquiry/ui/blocks/email-sent-dialog'
import { LoginPanel } from '@coinquiry/ui/blocks/login-panel'
import { useState } from 'react'
import { labels, language } from './labels.ts'

/** Signs in by a code that comes by mail; the mock's is K7M2QX. */
export function SignIn({ onToken }: { onToken: (token: string) => void }) {
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [isSent, setSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  /** What the server refuses, it explains in the reader's language. */
  async function explained(work: () => Promise<void>) {
    setBusy(true)
    setError(undefined)
    await work().catch((failure: Error) => setError(failure.message))
    setBusy(false)
  }

  const send = () =>
    explained(async () => {
      await sendEmail({ email, language })
      setSent(true)
    })

  return (
    <main className="sign-in">
      <LoginPanel
        labels={labels.loginPanel}
        email={email}
        onEmailChange={setEmail}
        sendable={/.@./.test(email)}
        onSend={send}
        sending={isBusy && !isSent}
        error={isSent ? undefined : error}
        autoFocus
      />
      <EmailSentDialog
        open={isSent}
        onOpenChange={setSent}
        labels={labels.emailSentDialog}
        email={email}
        code={code}
        onCodeChange={setCode}
        onCodeComplete={(email_code) =>
          explained(async () => {
            const { access_token } = await loginByEmail({ email, email_code })
            onToken(access_token)
          })
        }
        onResend={send}
        verifying={isBusy}
        error={error}
        manual
      />
    </main>
  )
}
