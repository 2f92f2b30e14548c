import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isEmail, isWrongCode, useLogin, useSendEmail, waitAfter } from '../../data/login.ts'
import { useLocale } from '../../shell/language/language.ts'
import { openSession } from '../../shell/session/login-redirect.ts'
import { signedInLine } from '../../shell/session/signed-in-as.tsx'
import { showFailure } from '../../shell/toasts/show-failure.ts'
import { showToast } from '../../shell/toasts/toasts.ts'
import { type Countdown, countdown, secondsLeft } from './countdown.ts'

export type LoginMail = ReturnType<typeof useLoginMail>

/** The e-mail address and the mail that is sent to it. */
export function useLoginMail() {
  const { language } = useLocale()
  const { email: given, code: linkCode } = useSearch({ from: '/login' })
  const [email, setEmail] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [resendWait, setResendWait] = useState<Countdown | null>(null)
  const [validity, setValidity] = useState<Countdown | null>(null)
  const sending = useSendEmail()
  const address = email.trim()
  const isSendable = isEmail(address)

  useEffect(() => {
    if (given !== undefined && linkCode === undefined) setEmail(given)
  }, [given, linkCode])

  function deliver(onSuccess: () => void): void {
    const begun = Date.now()
    sending.mutate(
      { email: address, language },
      {
        onSuccess(sent) {
          setSentTo(address)
          setResendWait(sent && countdown(sent.resend_after))
          // The code is as old as the request.
          setValidity(sent && countdown(sent.expires_in, begun))
          onSuccess()
        },
        onError(error) {
          const wait = waitAfter(error)
          if (wait !== undefined) setResendWait(countdown(wait))
          showFailure(error)
        },
      },
    )
  }

  return {
    email,
    isSendable,
    isWrong,
    isSending: sending.isPending,
    isSent,
    /** Until another mail may be sent, and until the code of the last one expires; null where that is not known. */
    resendWait,
    validity,
    change(text: string): void {
      setEmail(text)
      setIsWrong(false)
    },
    complain: () => setIsWrong(true),
    send(): void {
      // No other mail may be sent yet: the code of the last one can still be typed.
      const isWaiting = resendWait !== null && secondsLeft(resendWait, Date.now()) > 0
      if (isWaiting && sentTo === address) setIsSent(true)
      else deliver(() => setIsSent(true))
    },
    resend: () => deliver(() => showToast({ message: 'login.resent' }, 'success')),
    /** Back to the form. */
    close: () => setIsSent(false),
  }
}

export type CodeLogin = ReturnType<typeof useCodeLogin>

const signIn = ({ access_token }: { access_token: string }) => openSession(access_token)

/** Signing in by a typed code. */
export function useCodeLogin(email: string) {
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
          onSuccess: signIn,
          onError: (error) => isWrongCode(error) || showFailure(error),
        },
      )
    },
  }
}

/**
 * Signs in by itself with the code of the mail's link, and says whom, for anybody can send somebody a
 * link to an account of their own; after a failure it can be tried again.
 */
export function useLinkLogin() {
  const { email, code } = useSearch({ from: '/login' })
  const hasLink = email !== undefined && code !== undefined
  const navigate = useNavigate()
  const { mutate, status, variables, error, reset } = useLogin()
  const used = useRef(false)

  function enter(attempt: { email: string; code: string }): void {
    signedInLine.preload()
    mutate(attempt, {
      async onSuccess(token) {
        // The page that the session leads to takes it from here.
        await navigate({ to: '/login', replace: true, state: { signedInAs: attempt.email } })
        signIn(token)
      },
    })
  }

  const begin = useEffectEvent(enter)

  useEffect(() => {
    if (!hasLink || used.current) return
    used.current = true
    begin({ email, code })
    // Its code is in use, and must leave the address.
    void navigate({ to: '/login', replace: true })
  }, [hasLink, email, code, navigate])

  return {
    isRunning: status !== 'error' && (hasLink || status !== 'idle'),
    error,
    retry: () => variables && enter(variables),
    forget: reset,
  }
}
