const MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i
const GROUPS = 8
/** What one household or one machine is given as a whole: 64 bits. */
const NETWORK_GROUPS = 4

/**
 * The network that rate limits count: an IPv4 address itself; of an IPv6 address its /64, in which
 * one customer may use any address. Anything else is returned unchanged.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%')
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped) return mapped
  if (!address.includes(':')) return ip
  const [head = '', tail] = address.toLowerCase().split('::')
  const first = groupsOf(head)
  const last = groupsOf(tail ?? '')
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => '0')
  return `${[...first, ...zeros, ...last].slice(0, NETWORK_GROUPS).join(':')}::/64`
}

function groupsOf(text: string): string[] {
  if (text === '') return []
  return text.split(':').map((group) => group.replace(/^0+(?=.)/, ''))
}
