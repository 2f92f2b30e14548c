import type { Database } from '../adapters/database/database.ts'
import type { RequestContext } from '../app-context.ts'
import { visitor } from '../contract/viewer.ts'
import { readEnv } from '../env.ts'
import type { Mail, Ports } from '../ports.ts'

type Options = Partial<Omit<RequestContext, 'ports'>> & { readonly ports?: Partial<Ports> }

/** What a handler is given in a test: a visitor's request; without a mailer of its own mails are kept in `sent`. */
export function handlerContext(
  database: Database,
  { now = new Date('2026-03-01T12:00:00Z'), ports = {}, ...rest }: Options = {},
): RequestContext & { readonly sent: Mail[] } {
  const sent: Mail[] = []
  const mailer = { send: async (mail: Mail) => void sent.push(mail) }
  return {
    env: readEnv({}),
    database,
    ports: onlyThese({ clock: { now: () => now }, mailer, ...ports }),
    get generations(): never {
      throw new Error('This test has no generations')
    },
    viewer: visitor,
    language: 'en',
    ip: '203.0.113.7',
    now,
    accept: 'json',
    cookies: {},
    sentBody: '',
    signal: new AbortController().signal,
    ...rest,
    sent,
  }
}

/** A port that a test did not name is missed by its name. */
function onlyThese(ports: Partial<Ports>): Ports {
  return new Proxy(ports, {
    get(given, name) {
      if (name in given) return Reflect.get(given, name)
      throw new Error(`This test has no ${String(name)}`)
    },
  }) as Ports
}

export const noInput = { path: {}, query: {}, header: {}, body: undefined }

/** A handler's input with nothing in it but a body. */
export function bodyOnly<Body>(body: Body) {
  return { ...noInput, body }
}

/** The same with nothing but what stands in the path. */
export function pathOnly<Path>(path: Path) {
  return { ...noInput, path }
}

export function queryOnly<Query>(query: Query) {
  return { ...noInput, query }
}
