import styles from './social-login.module.css'

export type SocialProviderId = 'google' | 'apple' | 'twitter'

const initials = { google: 'G', apple: 'A', twitter: 'X' } as const

/** The provider's initial: their own marks are trademarks with rules of use, and not ours to draw. */
export function ProviderMark({ id }: { id: SocialProviderId }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {initials[id]}
    </span>
  )
}
