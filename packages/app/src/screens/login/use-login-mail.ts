import { useState } from 'react'
import { isEmail, useSendEmail } from '../../data/login.ts'
import { showFailure } from '../../shell/errors/show-failure.ts'
import { useLocale } from '../../shell/language/language.ts'
import { showToast } from '../../shell/toasts/toasts.ts'

export type LoginMail = ReturnType<typeof useLoginMail>

/** The e-mail address and the mail that is sent to it. */
export function useLoginMail() {
  const { language } = useLocale()
  const [email, setEmail] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const sending = useSendEmail()
  const isSendable = isEmail(email.trim())

  function deliver(onSuccess: () => void): void {
    sending.mutate({ email: email.trim(), language }, { onSuccess, onError: showFailure })
  }

  return {
    email,
    isSendable,
    isWrong,
    isSending: sending.isPending,
    isSent,
    change(text: string): void {
      setEmail(text)
      setIsWrong(false)
    },
    complain: () => setIsWrong(true),
    send: () => deliver(() => setIsSent(true)),
    resend: () => deliver(() => showToast({ message: 'login.resent' }, 'success')),
    /** Back to the form. */
    close: () => setIsSent(false),
  }
}
