import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../../class-names.ts'
import { ProviderMark, type SocialProviderId } from './provider-mark.tsx'
import styles from './social-login.module.css'

export interface SocialProvider {
  id: SocialProviderId
  label: string
  /** Where the browser is sent. */
  href: string
}

/** One link per social provider that can be used. */
export interface SocialLoginProps extends ComponentPropsWithRef<'ul'> {
  providers: readonly SocialProvider[]
}

export function SocialLogin({ providers, className, ...rest }: SocialLoginProps) {
  return (
    <ul {...rest} className={classNames(styles.list, className)}>
      {providers.map(({ id, label, href }) => (
        <li key={id}>
          <a href={href} className={styles.link}>
            <ProviderMark id={id} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
