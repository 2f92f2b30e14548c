export type Purpose = 'login' | 'bind'

/** An X account that the signed-in user was proved to own. */
interface ProvedAccount {
  readonly twitterId: string
  readonly screenName: string
  readonly icon: string
}

export type SocialEnd =
  | { readonly kind: 'signedIn'; readonly shortToken: string }
  | { readonly kind: 'proved'; readonly account: ProvedAccount }
  /** A code by mail has to show first that the address is still the person's. */
  | { readonly kind: 'confirm'; readonly provider: 'google' | 'apple'; readonly email: string }
  | { readonly kind: 'failed'; readonly purpose: Purpose }
  | { readonly kind: 'notConfigured' }
  /** The operator has blocked the account. */
  | { readonly kind: 'blocked' }

/** Where the browser goes when a sign-in by a provider has ended: always to a page of our own. */
export function returnTo(publicUrl: string, end: SocialEnd): string {
  switch (end.kind) {
    case 'signedIn':
      return `${publicUrl}/?${new URLSearchParams({ short_token: end.shortToken })}`
    case 'proved':
      return `${publicUrl}/?${parametersOf(end.account)}`
    case 'confirm':
      return `${publicUrl}/login?${new URLSearchParams({ confirm: end.provider, email: end.email })}`
    case 'failed':
      return end.purpose === 'bind' ? `${publicUrl}/` : `${publicUrl}/login`
    case 'notConfigured':
      return `${publicUrl}/login?error=provider`
    case 'blocked':
      return `${publicUrl}/login?error=blocked`
  }
}

/** X's e-mail address is not asked for; its place in the specification stays. */
function parametersOf({ twitterId, screenName, icon }: ProvedAccount): URLSearchParams {
  return new URLSearchParams({ twitter_id: twitterId, screen_name: screenName, email: '', icon })
}
