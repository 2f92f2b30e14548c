import { EmailSentDialog } from '@coinquiry/ui/blocks/email-sent-dialog'
import { useIntl } from 'react-intl'
import { useSecondsLeft } from './countdown.ts'
import { pastedCode } from './pasted-code.ts'
import type { CodeLogin, LoginMail } from './use-login.ts'

export default function SentDialog({ mail, code }: { mail: LoginMail; code: CodeLogin }) {
  const { formatMessage } = useIntl()
  return (
    <EmailSentDialog
      open
      onOpenChange={() => {
        // The code may be spent already: its session must not be lost.
        if (code.isVerifying) return
        code.change('')
        mail.close()
      }}
      labels={{
        title: formatMessage({ id: 'login.sentTitle' }),
        lead: formatMessage({ id: 'login.sentText' }),
        close: formatMessage({ id: 'action.close' }),
        manualInput: formatMessage({ id: 'login.manual' }),
        code: formatMessage({ id: 'login.code' }),
        verifying: formatMessage({ id: 'login.verifying' }),
        resend: formatMessage({ id: 'login.resend' }),
        resendIn: (time) => formatMessage({ id: 'login.resendIn' }, { time }),
        expiresIn: (time) => formatMessage({ id: 'login.expiresIn' }, { time }),
        expired: formatMessage({ id: 'login.codeExpired' }),
      }}
      email={mail.email.trim()}
      code={code.code}
      onCodeChange={code.change}
      onCodeComplete={code.verify}
      findCode={pastedCode}
      onResend={mail.resend}
      resendIn={useSecondsLeft(mail.resendWait)}
      expiresIn={useSecondsLeft(mail.validity)}
      resending={mail.isSending}
      verifying={code.isVerifying}
      error={code.isWrong ? formatMessage({ id: 'login.wrongCode' }) : undefined}
    />
  )
}
