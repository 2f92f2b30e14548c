import type { Database } from '../adapters/database/database.ts'
import type { RequestContext } from '../app-context.ts'
import { type SignedIn, type Viewer, visitor } from '../contract/viewer.ts'
import { readEnv } from '../env.ts'
import { createReaders } from '../features/auth/readers.ts'
import { NetworkReads } from '../features/rate-limits/network-reads.ts'
import { RefusedBuckets } from '../features/rate-limits/refused-buckets.ts'
import { CrowdReads } from '../features/share/crowd-reads.ts'
import type { Mail, Ports } from '../ports.ts'

type Options<By extends Viewer> = Partial<Omit<RequestContext, 'ports' | 'viewer'>> & {
  readonly ports?: Partial<Ports>
  readonly viewer?: By
}

const TEST_SECRET = new Uint8Array(32).fill(7)

/**
 * What a handler is given in a test: a visitor's request unless a viewer is named; without a mailer
 * of its own mails are kept in `sent`.
 */
export function handlerContext<By extends Viewer = Viewer>(
  database: Database,
  { now = new Date('2026-03-01T12:00:00Z'), ports = {}, viewer, ...rest }: Options<By> = {},
): RequestContext & { readonly viewer: By; readonly sent: Mail[] } {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  return {
    env: readEnv({}),
    secret: TEST_SECRET,
    refused: new RefusedBuckets(),
    reads: new NetworkReads(),
    sharedTopics: new CrowdReads(),
    database,
    ports: onlyThese({ clock: { now: () => now }, mailer, ...ports }),
    readers: createReaders({ database, clock: { now: () => now } }),
    get generations(): never {
      throw new Error('This test has no generations')
    },
    viewer: (viewer ?? visitor) as By,
    language: 'en',
    ip: '203.0.113.7',
    region: null,
    userAgent: '',
    now,
    accept: 'json',
    cookies: {},
    sentBody: '',
    signal: new AbortController().signal,
    ...rest,
    sent,
  }
}

/** The viewer of a request that must be a user's. */
export function userOf(viewer: Viewer): SignedIn {
  if (viewer.kind === 'visitor') throw new Error('Nobody is signed in')
  return viewer
}

/** Throws on a port that the test did not give. */
function onlyThese(ports: Partial<Ports>): Ports {
  return new Proxy(ports, {
    get(given, name) {
      if (name in given) return Reflect.get(given, name)
      throw new Error(`This test has no ${String(name)}`)
    },
  }) as Ports
}

export const noInput = { path: {}, query: {}, header: {}, body: undefined }

export function bodyOnly<Body>(body: Body) {
  return { ...noInput, body }
}

export function pathOnly<Path>(path: Path) {
  return { ...noInput, path }
}

export function queryOnly<Query>(query: Query) {
  return { ...noInput, query }
}
