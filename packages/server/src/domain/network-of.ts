const MAPPED = /^::ffff:(\d+(?:\.\d+){3})$/i
/** Some proxies write the port of the connection behind the address. */
const WITH_PORT = /^(?:(\d+(?:\.\d+){3}):\d+|\[([^\]]*)\](?::\d+)?)$/
const GROUPS = 8
/** What one household or one machine is given as a whole: 64 bits. */
const NETWORK_GROUPS = 4
/** What one customer of a host may be given, with 65,536 networks in it: 48 bits. */
const SITE_GROUPS = 3

/** The address alone, without the port that a proxy has written behind it. */
export function withoutPort(ip: string): string {
  const [, v4, v6] = WITH_PORT.exec(ip) ?? []
  return v4 ?? v6 ?? ip
}

/**
 * The network that rate limits count: an IPv4 address itself; of an IPv6 address its /64, in which
 * one customer may use any address. Anything else is returned unchanged.
 */
export function networkOf(ip: string): string {
  const groups = groupsOfIpv6(ip)
  return typeof groups === 'string' ? groups : prefix(groups, NETWORK_GROUPS)
}

/** The /48 of an IPv6 address; null for anything else. */
export function siteOf(ip: string): string | null {
  const groups = groupsOfIpv6(ip)
  return typeof groups === 'string' ? null : prefix(groups, SITE_GROUPS)
}

const prefix = (groups: readonly string[], count: number) =>
  `${groups.slice(0, count).join(':')}::/${count * 16}`

/** The eight groups, or the text itself where it is no IPv6 address or stands for one of IPv4. */
function groupsOfIpv6(ip: string): readonly string[] | string {
  const [address = ''] = withoutPort(ip).split('%')
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped) return mapped
  if (!address.includes(':')) return withoutPort(ip)
  const [head = '', tail] = address.toLowerCase().split('::')
  const first = groupsOf(head)
  const last = groupsOf(tail ?? '')
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last]
}

function groupsOf(text: string): string[] {
  if (text === '') return []
  return text.split(':').map((group) => group.replace(/^0+(?=.)/, ''))
}
