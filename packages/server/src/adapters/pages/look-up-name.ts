import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'

/** Names that stand for this machine or its own network; one without a dot does, too. */
const OWN_NAME = /^[^.]*$|\.(?:localhost|local|internal|home\.arpa)$/

const TIMES = { timeout: 2000, tries: 2 }

export const isOwnName = (host: string): boolean => OWN_NAME.test(host.replace(/\.$/, ''))

/**
 * Asks name servers alone. The system's own way would take one of this process's few threads for as
 * long as a slow name server likes, and knows names that are nobody else's.
 */
export function nameLookup(servers?: readonly string[]): LookupFunction {
  const resolver = new Resolver(TIMES)
  if (servers) resolver.setServers(servers)
  return (name, _options, done) => {
    const asked = [resolver.resolve4(name), resolver.resolve6(name)] as const
    void Promise.allSettled(asked).then(([four, six]) => {
      const all = [...addresses(four, 4), ...addresses(six, 6)]
      if (all.length > 0) done(null, all)
      else done(four.status === 'rejected' ? four.reason : new Error('No address'), '', 4)
    })
  }
}

function addresses(found: PromiseSettledResult<string[]>, family: 4 | 6) {
  return found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : []
}
