import { start } from '@coinquiry/server/testing/start'

// The real server, but for the rule that it reads pages of public addresses alone: no setting lifts it.
await start({ pages: { addresses: { allowsAddress: () => true, allowsPort: () => true } } })
