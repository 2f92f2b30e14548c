/** Names that lead nowhere outside a machine or its network (RFC 6761, RFC 8375 and common use). */
const LOCAL_NAME =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|test|invalid|home\.arpa)\.?$/i
const IP_ADDRESS = /^(?:\[.*|.*:.*|[\d.]+)$/

/**
 * Where “Contact us” leads without an address of its own: a mail to the sender, or null where mail
 * to the sender's host could not arrive.
 */
export function contactOf(mailFrom: string): string | null {
  const address = mailFrom.replace(/^.*<|>$/g, '').trim()
  const host = address.slice(address.lastIndexOf('@') + 1)
  const isReachable = host.includes('.') && !IP_ADDRESS.test(host) && !LOCAL_NAME.test(host)
  return isReachable ? `mailto:${address}` : null
}
