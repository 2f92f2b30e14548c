import type { ComponentPropsWithRef, SyntheticEvent } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './social-login.module.css'

export interface SocialProvider {
  id: SocialProviderId
  label: string
  /** Where the browser is sent: by a link or, for `post`, by a form. */
  action: string
  method?: 'get' | 'post' | undefined
}

export interface SocialLoginProps extends ComponentPropsWithRef<'ul'> {
  /** The providers, in the order of their buttons. */
  providers: readonly SocialProvider[]
  /** Called before the browser follows the link or sends the form, which it can prevent. */
  onChoose?:
    | ((event: SyntheticEvent<HTMLAnchorElement | HTMLFormElement>, id: SocialProviderId) => void)
    | undefined
}

/** One link or form per social provider. */
export function SocialLogin({ providers, onChoose, className, ...rest }: SocialLoginProps) {
  return (
    <ul {...rest} className={classNames(styles.list, className)}>
      {providers.map((provider) => (
        <li key={provider.id}>
          <ProviderLink {...provider} onChoose={(event) => onChoose?.(event, provider.id)} />
        </li>
      ))}
    </ul>
  )
}

interface ProviderLinkProps extends SocialProvider {
  onChoose: (event: SyntheticEvent<HTMLAnchorElement | HTMLFormElement>) => void
}

// A policy on forms also judges where they are led on to; links are free to go.
function ProviderLink({ id, label, action, method = 'get', onChoose }: ProviderLinkProps) {
  const content = (
    <>
      <ProviderMark id={id} />
      {label}
    </>
  )
  if (method === 'get')
    return (
      <a href={action} data-provider={id} className={styles.provider} onClick={onChoose}>
        {content}
      </a>
    )
  return (
    <form action={action} method="post" onSubmit={onChoose}>
      <button type="submit" className={styles.provider}>
        {content}
      </button>
    </form>
  )
}

export type SocialProviderId = 'google' | 'apple' | 'twitter'

const marks = {
  google: (
    <path d="M12.4 12h7.9a8.3 8.3 0 1 1-2.6-6" fill="none" stroke="currentColor" strokeWidth="3" />
  ),
  apple: (
    <path
      d="M12.1 7.4c1.1 0 2.4-1.1 4.2-1.1 1.5 0 2.9.7 3.8 1.9-3.4 2-2.9 6.7.7 8-.9 2.4-2.8 5.5-4.7 5.5-1.6 0-2-.9-3.9-.9s-2.4.9-3.9.9c-2.6 0-5.2-5-5.2-8.8 0-4 2.5-6.5 5.1-6.5 1.7 0 2.8 1 3.9 1ZM12 6.3C11.7 3.9 13.6 1.7 16 1.5c.3 2.3-1.7 4.6-4 4.8Z"
      fill="currentColor"
    />
  ),
  twitter: (
    <path
      d="M4 4h4.4L20 20h-4.4ZM4.4 20l6.4-7M13.2 10.7 19.2 4"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
    />
  ),
}

/** A sign of the provider in the color of the text beside it. */
function ProviderMark({ id }: { id: SocialProviderId }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.mark}>
      {marks[id]}
    </svg>
  )
}
