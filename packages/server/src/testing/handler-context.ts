import type { Database } from '../adapters/database/database.ts'
import type { Ctx } from '../contract/context.ts'
import { visitor } from '../contract/viewer.ts'
import { readEnv } from '../env.ts'
import type { Mail, Mailer } from '../ports.ts'

/** What a handler is given in a test: a visitor's request; without a mailer of its own mails are kept in `sent`. */
export function handlerContext(
  database: Database,
  { now = new Date('2026-03-01T12:00:00Z'), ...rest }: Partial<Ctx> = {},
  mailer?: Mailer,
): Ctx & { readonly sent: Mail[] } {
  const sent: Mail[] = []
  return {
    env: readEnv({}),
    database,
    ports: {
      clock: { now: () => now },
      mailer: mailer ?? { send: async (mail) => void sent.push(mail) },
      get answerEngine(): never {
        throw new Error('This test has no answer engine')
      },
    },
    get generations(): never {
      throw new Error('This test has no generations')
    },
    viewer: visitor,
    language: 'en',
    ip: '203.0.113.7',
    now,
    accept: 'json',
    signal: new AbortController().signal,
    ...rest,
    sent,
  }
}

/** A handler's input with nothing in it but a body. */
export function bodyOnly<Body>(body: Body) {
  return { path: {}, query: {}, header: {}, body }
}
