import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createPostgresqlDatabase, freePort } from '@coinquiry/server/testing'
import { type FakeModel, startFakeModel } from '../../fakes/fake-model.ts'
import { type FakePages, startFakePages } from '../../fakes/fake-pages.ts'
import { type FakeSearch, startFakeSearch } from '../../fakes/fake-search.ts'
import { type FakeSocialLogin, startFakeSocialLogin } from '../../fakes/fake-social-login.ts'
import { type FakeSources, startFakeSources } from '../../fakes/fake-sources.ts'
import { type ServerProcess, startServer } from '../../fakes/server-process.ts'
import { newestCode } from '../../fakes/sign-in.ts'

/**
 * Who answers: the handbook, the desk that reads live data beside it, a model, or one that may look
 * things up in the web and the market.
 */
export type Engine = 'handbook' | 'desk' | 'model' | 'researcher'

/** Where its data is: in the server's own files, or in a PostgreSQL that is much faster to start. */
export type Store = 'embedded' | 'postgresql'

/** The really started app with data of its own. */
export interface TestApp {
  /** Where the pages are; stays the same when the server starts again. */
  readonly address: string
  readonly server: Pick<ServerProcess, 'api' | 'dataDir'>
  /** Its PostgreSQL; undefined if the data is embedded. */
  readonly databaseUrl: string | undefined
  /** The model behind it, even if the handbook answers. */
  readonly model: FakeModel
  /** What a model that may look things up finds. */
  readonly search: FakeSearch
  /** The pages that it may read then. */
  readonly pages: FakePages
  /** Where live data are read. */
  readonly sources: FakeSources
  /** Google, Apple and X. */
  readonly social: FakeSocialLogin
  /** The newest code that was mailed to an address. */
  codeFor(email: string): Promise<string>
  /** Ends the server in the middle of whatever it does. */
  kill(): Promise<void>
  /** Starts it again, on the same data and the same port. */
  restart(): Promise<void>
}

export async function startTestApp(
  engine: Engine,
  store: Store,
): Promise<{ testApp: TestApp; close: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coinquiry-journeys-'))
  const DATABASE_URL =
    store === 'postgresql' ? await createPostgresqlDatabase(postgresql()) : undefined
  const fakes = new AsyncDisposableStack()
  const model = fakes.use(await startFakeModel())
  const search = fakes.use(await startFakeSearch())
  const pages = fakes.use(await startFakePages())
  const sources = fakes.use(await startFakeSources())
  const social = fakes.use(await startFakeSocialLogin())
  const PORT = String(await freePort())
  const env = {
    PORT,
    // Where providers and checkouts lead back to.
    PUBLIC_URL: `http://127.0.0.1:${PORT}`,
    CONTACT_URL: 'mailto:hello@example.org',
    // Terms in both languages, a privacy policy in Chinese alone, no imprint, a notice to one region.
    LEGAL_DIR: fileURLToPath(new URL('legal-texts', import.meta.url)),
    NOTICE_REGIONS: 'ZZ',
    REGION_HEADER: 'x-region',
    TRUST_PROXY: 'loopback',
    // Answers that a test has left running are not waited for at the end.
    DRAIN_SECONDS: '0',
    ...(DATABASE_URL && { DATABASE_URL }),
    ...social.env,
    ...((engine === 'model' || engine === 'researcher') && model.env),
    ...(engine === 'researcher' && { ...search.env.searxng, ...sources.market.env }),
    ...(engine === 'desk' && sources.env),
  }
  const options = { dataDir, env, pages: true, readsLocalPages: engine === 'researcher' }
  let server = await startServer(options)
  const { address } = server

  const testApp: TestApp = {
    address,
    server,
    databaseUrl: DATABASE_URL,
    model,
    search,
    pages,
    sources,
    social,
    codeFor: (email) => newestCode(dataDir, email),
    async kill() {
      await server.kill()
    },
    async restart() {
      server = await startServer(options)
    },
  }
  const close = async () => {
    await server.stop()
    await fakes.disposeAsync()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { testApp, close }
}

/** The address of the PostgreSQL that global-setup.ts has started. */
function postgresql(): string {
  const url = process.env.JOURNEYS_POSTGRESQL
  if (!url) throw new Error('Journeys start with their PostgreSQL: see global-setup.ts')
  return url
}
