import type { LookupFunction } from 'node:net'
import { WebPageFailure } from '../../ports/web-pages.ts'

/** Which machines may be reached; tests bring their own, no setting does. */
export interface AddressRule {
  allowsAddress(address: string): boolean
  allowsPort(port: number): boolean
  /** Finds the addresses of a name; name servers are asked unless it is given. */
  readonly lookup?: LookupFunction
}

/** Host names that the operator allows or denies; a leading `*.` stands for all below. */
export interface HostRule {
  /** Empty for all. */
  readonly allowed: readonly string[]
  readonly denied: readonly string[]
}

const LONGEST = 2000

/** An address that may be asked for, as far as its text tells. Throws a `WebPageFailure`. */
export function pageUrl(address: string, hosts: HostRule): URL {
  if (address.length > LONGEST || !URL.canParse(address))
    throw new WebPageFailure('address', 'This is no address of a page')
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new WebPageFailure('address', `${url.host} is not asked for in this way`)
  url.hash = ''
  if (!isAllowed(url.hostname, hosts))
    throw new WebPageFailure('host', `${url.host} is not among the hosts that may be read`)
  return url
}

function isAllowed(hostname: string, { allowed, denied }: HostRule): boolean {
  // A name may end with the dot of the root.
  const host = hostname.replace(/\.$/, '')
  const isOneOf = (hosts: readonly string[]) => hosts.some((one) => covers(one, host))
  return !isOneOf(denied) && (allowed.length === 0 || isOneOf(allowed))
}

function covers(pattern: string, host: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern
}
