import { z } from 'zod'
import { type DataClient, orUnknown } from '../http/data-client.ts'

/** The address that a name of the Ethereum Name Service leads to; null where it leads nowhere. */
export type ResolveName = (name: string, signal: AbortSignal) => Promise<string | null>

/** Whoever owns a name may let it lead elsewhere at any time. */
const NAMES_MS = 60_000
const UNKNOWN = [400, 404, 422]

const evmAddress = z.string().regex(/^0x[\da-fA-F]{40}$/)

/** By Blockscout's name service, which stands beside its multichain API. */
export function byNameService(client: DataClient): ResolveName {
  const domain = z.object({
    name: z.string(),
    resolved_address: z.object({ hash: evmAddress }).nullish(),
  })
  const domains = client.reader(domain, { forMs: NAMES_MS })
  return async (name, signal) => {
    const path = `/services/bens/api/v1/1/domains/${encodeURIComponent(name)}`
    const known = await orUnknown(domains(path, { only_active: 'true' }, signal), UNKNOWN)
    return known && isSame(known.data.name, name)
      ? (known.data.resolved_address?.hash ?? null)
      : null
  }
}

/** By the search of an instance, which asks the name service that it is set up with, if any. */
export function bySearch(client: DataClient): ResolveName {
  const found = z.array(
    z.object({
      type: z.string(),
      ens_info: z
        .object({
          name: z.string(),
          address_hash: evmAddress.nullish(),
          expiry_date: z.string().nullish(),
        })
        .nullish()
        .catch(null),
    }),
  )
  const searches = client.reader(found, { forMs: NAMES_MS })
  return async (name, signal) => {
    const known = await orUnknown(searches('/api/v2/search/quick', { q: name }, signal), UNKNOWN)
    const [domain] = (known?.data ?? []).flatMap(({ type, ens_info }) =>
      type === 'ens_domain' && ens_info && isSame(ens_info.name, name) ? ens_info : [],
    )
    const hasExpired = Date.parse(domain?.expiry_date ?? '') < Date.now()
    return hasExpired ? null : (domain?.address_hash ?? null)
  }
}

/** Another name that is like the wanted one must never be taken for it. */
const isSame = (found: string, wanted: string) => found.toLowerCase() === wanted.toLowerCase()
