import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import { ProviderMark, type SocialProviderId } from './provider-mark.tsx'
import styles from './social-login.module.css'

export interface SocialProvider {
  id: SocialProviderId
  label: string
  /** Where the browser is sent, and how. */
  action: string
  method?: 'get' | 'post'
}

export interface SocialLoginProps extends ComponentPropsWithRef<'ul'> {
  /** The providers that can be used, in the order of their buttons. */
  providers: readonly SocialProvider[]
}

/** One button per social provider that can be used. */
export function SocialLogin({ providers, className, ...rest }: SocialLoginProps) {
  return (
    <ul {...rest} className={classNames(styles.list, className)}>
      {providers.map(({ id, label, action, method = 'get' }) => (
        <li key={id}>
          <form action={action} method={method}>
            <button type="submit" className={styles.provider}>
              <ProviderMark id={id} />
              {label}
            </button>
          </form>
        </li>
      ))}
    </ul>
  )
}
