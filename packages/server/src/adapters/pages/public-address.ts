import { BlockList, isIP } from 'node:net'

const NOT_PUBLIC_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** What there is of IPv6 for public machines, and the parts of it that are for something else. */
const PUBLIC_6 = ['2000::/3']
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const notPublic4 = listOf(NOT_PUBLIC_4, 'ipv4')
const public6 = listOf(PUBLIC_6, 'ipv6')
const notPublic6 = listOf(NOT_PUBLIC_6, 'ipv6')

/** Forms of IPv6 that lead to an address of IPv4, in their shortest spelling. */
const LEADS_TO_4 = /^(?:::ffff:|64:ff9b::)([\da-f]{1,4}):([\da-f]{1,4})$/

/** Whether an address is of a machine that anybody can reach, and not of the server's own networks. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !notPublic4.check(address, 'ipv4')
  // With a zone it is an address of this link.
  if (version !== 6 || address.includes('%')) return false
  const within = addressWithin(address)
  if (within) return isPublicAddress(within)
  return public6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6')
}

function addressWithin(address: string): string | null {
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = LEADS_TO_4.exec(shortest) ?? []
  if (!high || !low) return null
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [a >> 8, a & 255, b >> 8, b & 255].join('.')
}

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
