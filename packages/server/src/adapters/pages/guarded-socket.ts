import { once } from 'node:events'
import { connect, isIP, type LookupFunction, type Socket } from 'node:net'
import { connect as encrypt } from 'node:tls'
import { WebPageFailure } from '../../ports/web-pages.ts'
import { isOwnName, nameLookup } from './look-up-name.ts'
import type { AddressRule } from './page-rules.ts'

/**
 * A connection to the machine of an address. The rule is asked of each address that its name
 * stands for, and again of the one that was reached, before anything is sent.
 */
export async function guardedSocket(
  url: URL,
  rule: AddressRule,
  signal: AbortSignal,
): Promise<Socket> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isSecure = url.protocol === 'https:'
  const port = Number(url.port) || (isSecure ? 443 : 80)
  if (!rule.allowsPort(port)) throw refused(url)
  if (isIP(host) ? !rule.allowsAddress(host) : isOwnName(host)) throw refused(url)
  const socket = connect({ host, port, lookup: guardedLookup(rule, url) })
  // Whatever becomes of it later is told by what reads from it.
  socket.on('error', () => undefined)
  try {
    await once(socket, 'connect', { signal })
    if (!rule.allowsAddress(socket.remoteAddress ?? '')) throw refused(url)
    if (!isSecure) return socket
    const servername = isIP(host) ? '' : host
    const encrypted = encrypt({ socket, servername, ALPNProtocols: ['http/1.1'] })
    encrypted.on('error', () => undefined)
    await once(encrypted, 'secureConnect', { signal })
    return encrypted
  } catch (error) {
    socket.destroy()
    throw error
  }
}

const lookUpName = nameLookup()

/** Of a name: but one with any address that is refused has none. */
function guardedLookup(rule: AddressRule, url: URL): LookupFunction {
  return (hostname, options, done) => {
    const { lookup: find = lookUpName } = rule
    find(hostname, { ...options, all: true }, (error, found) => {
      const all = Array.isArray(found) ? found : []
      const [first] = all
      const failure =
        error ?? (all.every(({ address }) => rule.allowsAddress(address)) ? null : refused(url))
      if (failure || !first) done(failure ?? new Error('No address'), '', 4)
      else if (options.all) done(null, all)
      else done(null, first.address, first.family)
    })
  }
}

const refused = ({ host }: URL) =>
  new WebPageFailure('address', `${host} is not at a public address`)
