import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import { ProviderMark, type SocialProviderId } from './provider-mark.tsx'
import styles from './social-login.module.css'

export interface SocialProvider {
  id: SocialProviderId
  label: string
  /** Where the browser is sent: by a link or, for `post`, by a form. */
  action: string
  method?: 'get' | 'post'
}

export interface SocialLoginProps extends ComponentPropsWithRef<'ul'> {
  /** The providers that can be used, in the order of their buttons. */
  providers: readonly SocialProvider[]
}

/** One way per social provider that can be used. */
export function SocialLogin({ providers, className, ...rest }: SocialLoginProps) {
  return (
    <ul {...rest} className={classNames(styles.list, className)}>
      {providers.map((provider) => (
        <li key={provider.id}>
          <Way {...provider} />
        </li>
      ))}
    </ul>
  )
}

// A policy on forms also judges where they are led on to; links are free to go.
function Way({ id, label, action, method = 'get' }: SocialProvider) {
  const content = (
    <>
      <ProviderMark id={id} />
      {label}
    </>
  )
  if (method === 'get')
    return (
      <a href={action} className={styles.provider}>
        {content}
      </a>
    )
  return (
    <form action={action} method="post">
      <button type="submit" className={styles.provider}>
        {content}
      </button>
    </form>
  )
}
