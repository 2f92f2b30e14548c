import { useCallback, useEffect, useRef, useState } from 'react'
import { isEmail, isWrongCode, useLogin, useSendEmail } from '../../data/login.ts'
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

export type CodeLogin = ReturnType<typeof useCodeLogin>

/** Signing in by a typed code. */
export function useCodeLogin(email: string, onLogin: (accessToken: string) => void) {
  const [code, setCode] = useState('')
  const login = useLogin()

  return {
    code,
    isWrong: isWrongCode(login.error),
    isVerifying: login.isPending,
    change(text: string): void {
      setCode(text)
      login.reset()
    },
    verify(complete: string): void {
      login.mutate(
        { email, code: complete },
        {
          onSuccess: ({ access_token }) => onLogin(access_token),
          onError: (error) => isWrongCode(error) || showFailure(error),
        },
      )
    },
  }
}

export interface LoginLink {
  readonly email: string
  readonly code: string
}

/** Signs in by itself with the code of the mail's link; after a failure it can be tried again. */
export function useLinkLogin(
  link: LoginLink | null,
  onUsed: () => void,
  onLogin: (accessToken: string) => void,
) {
  const { mutate, status, variables, error, reset } = useLogin()
  const used = useRef(false)
  const signIn = useCallback(
    (code: LoginLink) => mutate(code, { onSuccess: ({ access_token }) => onLogin(access_token) }),
    [mutate, onLogin],
  )

  useEffect(() => {
    if (!link || used.current) return
    used.current = true
    signIn(link)
    onUsed()
  }, [link, signIn, onUsed])

  return {
    isRunning: status !== 'error' && (link !== null || status !== 'idle'),
    error,
    retry: () => variables && signIn(variables),
    forget: reset,
  }
}
