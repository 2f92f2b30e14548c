const MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i
const GROUPS = 8
/** What one household or one machine is given as a whole: 64 bits. */
const NETWORK_GROUPS = 4

/**
 * Who stands behind an IP address, for limits: an IPv4 address itself, of IPv6 the /64 in which one
 * household may choose any address. What is no IP address stays as it is.
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
