import { z } from 'zod'
import { fetchJson } from '../../adapters/http/fetch-json.ts'
import { isLoopback } from '../../env/loopback.ts'
import { type Check, type Finding, ok, warning, wrong } from '../finding.ts'

const LIMITS = { timeoutMs: 10_000, maxBytes: 10_000 }
/** An address that is nobody's (RFC 5737), which the server knows for the doctor's. */
const NOBODY = '192.0.2.1'

const health = z.object({
  status: z.literal('ok'),
  forwarding: z.enum(['none', 'ignored', 'believed', 'forged']),
})

const COUNT = 'set TRUST_PROXY to the number of proxies in front, mostly 1'
const TELL =
  'let the proxy set X-Forwarded-For (in nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;)'

class AddressFailure extends Error {}

/** Asks the running server from outside, how it takes the headers of the proxies on the way. */
export const publicAddress: Check = {
  name: 'address',
  async run({ PUBLIC_URL }) {
    try {
      const plain = await forwarding(PUBLIC_URL, {})
      const claiming = await forwarding(PUBLIC_URL, { 'x-forwarded-for': NOBODY })
      return [verdictOn(plain, claiming, PUBLIC_URL)]
    } catch (error) {
      if (!(error instanceof AddressFailure)) throw error
      const advice = isLoopback(PUBLIC_URL)
        ? 'start the server, then run this again; it asks the server what its proxies send'
        : 'see that the name leads to this server, that its certificate is valid and that the server runs'
      return [warning(error.message, advice)]
    }
  },
}

export type Forwarding = z.infer<typeof health>['forwarding']

async function forwarding(base: string, headers: Record<string, string>): Promise<Forwarding> {
  const url = new URL(`${base}/healthz`)
  const request = { url, headers, reply: health, Failure: AddressFailure }
  return (await fetchJson(request, new AbortController().signal, LIMITS)).forwarding
}

/** By what the server sees of a plain request, and of one that claims to come from nobody's address. */
export function verdictOn(plain: Forwarding, claiming: Forwarding, address: string): Finding {
  // The server speaks no TLS: behind an https address there is a proxy.
  const isSilent = plain === 'none' && address.startsWith('https:')
  if (claiming === 'forged') {
    const advice =
      plain === 'none' ? `unset TRUST_PROXY where no proxy is in front, else ${TELL}` : COUNT
    return wrong(
      'TRUST_PROXY believes what anybody writes about their address: limits can be evaded',
      isSilent ? TELL : advice,
    )
  }
  if (plain === 'ignored')
    return wrong('a proxy is in front, and is not believed: everybody shares its limits', COUNT)
  if (isSilent)
    return wrong(
      'a proxy is in front, and does not say who asks: everybody shares its limits, and can read /metrics where it runs on this machine',
      `${TELL}, and ${COUNT}`,
    )
  const proxies = plain === 'believed' ? ', through a proxy that is believed' : ', without a proxy'
  return ok(`${address} answers${proxies}`)
}
