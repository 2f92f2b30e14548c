import { EmailSentDialog } from '@coinquiry/ui/blocks/email-sent-dialog'
import { useIntl } from 'react-intl'
import type { CodeLogin, LoginMail } from './use-login.ts'

export default function SentDialog({ mail, code }: { mail: LoginMail; code: CodeLogin }) {
  const { formatMessage } = useIntl()
  return (
    <EmailSentDialog
      open
      onOpenChange={() => {
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
      }}
      email={mail.email.trim()}
      code={code.code}
      onCodeChange={code.change}
      onCodeComplete={code.verify}
      onResend={mail.resend}
      resending={mail.isSending}
      verifying={code.isVerifying}
      error={code.isWrong ? formatMessage({ id: 'login.wrongCode' }) : undefined}
    />
  )
}
