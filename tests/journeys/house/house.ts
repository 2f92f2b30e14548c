import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../packages/server/src/testing/free-port.ts'
import { startMarketPeer } from '../../peers/market-peer.ts'
import { type ModelPeer, startModelPeer } from '../../peers/model-peer.ts'
import { newestCode } from '../../peers/outbox.ts'
import { type SearchPeer, startSearchPeer } from '../../peers/search-peer.ts'
import { type ServerProcess, startServer } from '../../peers/server-process.ts'
import { type SocialPeers, startSocialPeers } from '../../peers/social-peers.ts'

/** Who answers: the handbook, a model, or one that may look things up in the web and the market. */
export type Engine = 'handbook' | 'model' | 'researcher'

/** The really started app with data of its own. */
export interface House {
  /** Where the pages are; stays the same when the server starts again. */
  readonly address: string
  readonly server: Pick<ServerProcess, 'api' | 'dataDir'>
  /** The model behind it, even if the handbook answers. */
  readonly model: ModelPeer
  /** What a model that may look things up finds. */
  readonly search: SearchPeer
  /** Google, Apple and X. */
  readonly social: SocialPeers
  /** The newest code that was mailed to an address. */
  codeFor(email: string): Promise<string>
  /** Ends the server in the middle of whatever it does. */
  kill(): Promise<void>
  /** Starts it again, on the same data and the same port. */
  revive(): Promise<void>
}

export async function openHouse(
  engine: Engine,
): Promise<{ house: House; close: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coinquiry-journeys-'))
  const peers = new AsyncDisposableStack()
  const model = peers.use(await startModelPeer())
  const search = peers.use(await startSearchPeer())
  const market = peers.use(await startMarketPeer())
  const social = peers.use(await startSocialPeers())
  const PORT = String(await freePort())
  const env = {
    PORT,
    // Where providers and checkouts lead back to.
    PUBLIC_URL: `http://127.0.0.1:${PORT}`,
    // At the end nobody waits for answers that a test has left hanging.
    DRAIN_SECONDS: '0',
    ...social.env,
    ...(engine !== 'handbook' && model.env),
    ...(engine === 'researcher' && { ...search.env.searxng, ...market.env }),
  }
  let server = await startServer({ dataDir, env, pages: true })
  const { address } = server

  const house: House = {
    address,
    server,
    model,
    search,
    social,
    codeFor: (email) => newestCode(dataDir, email),
    async kill() {
      await server.kill()
    },
    async revive() {
      server = await startServer({ dataDir, env, pages: true })
    },
  }
  const close = async () => {
    await server.stop()
    await peers.disposeAsync()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { house, close }
}
