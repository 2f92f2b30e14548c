/** Where each provider gives out the addresses itself. */
const OWN_DOMAINS: Readonly<Record<'google' | 'apple', readonly string[]>> = {
  google: ['gmail.com', 'googlemail.com'],
  apple: ['icloud.com', 'me.com', 'mac.com', 'privaterelay.appleid.com'],
}

/**
 * Whether the provider knows who owns the mailbox today: of its own domains, and of those that it
 * hosts for somebody. Of any other it only knows who owned it when it sent a mail there.
 */
export function isMailAuthority(
  provider: 'google' | 'apple',
  email: string,
  hostedDomain: string | null,
): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return OWN_DOMAINS[provider].includes(domain) || domain === hostedDomain?.toLowerCase()
}
