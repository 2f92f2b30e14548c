import type { LookupFunction } from 'node:net'
import { start } from '@coinquiry/server/testing/start'

/** Every name is this machine, so that pages of any site may be served here, on their port. */
const lookup: LookupFunction = (_, options, found) =>
  options.all ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4)

// The real server, but for the rule that it reads pages of public addresses alone: no setting lifts it.
await start({ pages: { addresses: { allowsAddress: () => true, allowsPort: () => true, lookup } } })
