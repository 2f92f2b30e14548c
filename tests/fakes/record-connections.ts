import dgram from 'node:dgram'
import dns from 'node:dns'
import { appendFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

/**
 * Loaded before a server (`--import`), in each of its threads: writes a line into the file that
 * `CONNECTIONS` names for each connection that is begun and each name that is looked up, whoever
 * does it. A file, so that nothing is lost when the process ends.
 */
const file = process.env.CONNECTIONS ?? ''
const record = (what: string, where: string) => appendFileSync(file, `${what} ${where}\n`)

type Method = (this: unknown, ...given: unknown[]) => unknown

/** Every call of a method is written down before it is carried out, unless it goes nowhere (null). */
function watch(owner: object, name: string, where: (given: readonly unknown[]) => string | null) {
  const method = Reflect.get(owner, name) as Method
  Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
    const place = where(given)
    if (place !== null) record(name, place)
    return method.apply(this, given)
  })
}

/** Of `connect(options)`, `connect(port, host)`, or as Node passes it on: both in one list. */
function target(given: readonly unknown[]): string {
  const [first, host] = Array.isArray(given[0]) ? given[0] : given
  if (typeof first !== 'object' || first === null) return `${host ?? 'localhost'}:${first}`
  const { path, host: named = 'localhost', port } = first as Record<string, unknown>
  return path === undefined || path === null ? `${named}:${port}` : String(path)
}

/** An address in numbers is asked of nobody. */
const nameIn = ([name]: readonly unknown[]) =>
  typeof name !== 'string' || net.isIP(name) > 0 ? null : name

// TLS, HTTP, HTTP/2 and fetch all connect by this method.
watch(net.Socket.prototype, 'connect', target)
watch(dgram.Socket.prototype, 'send', () => 'a datagram')
for (const owner of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
  for (const name of Object.getOwnPropertyNames(owner)) {
    const isLookUp = /^(?:lookup|lookupService|resolve\w*|reverse)$/.test(name)
    if (isLookUp && typeof Reflect.get(owner, name) === 'function') watch(owner, name, nameIn)
  }
}
syncBuiltinESMExports()
