import { useState } from 'react'
import { isWrongCode, useLogin } from '../../data/login.ts'
import { showFailure } from '../../shell/errors/show-failure.ts'

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
