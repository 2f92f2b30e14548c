const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox behind an address, for limits alone: without what follows a plus, and for Gmail without
 * the dots, which it ignores. Accounts are told apart by the whole address.
 */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase()
  const at = address.lastIndexOf('@')
  const [local = ''] = address.slice(0, at).split('+')
  const domain = address.slice(at + 1)
  if (GMAIL.has(domain)) return `${local.replaceAll('.', '')}@gmail.com`
  // An address that begins with a plus has nothing before it to be known by.
  return local === '' ? address : `${local}@${domain}`
}
