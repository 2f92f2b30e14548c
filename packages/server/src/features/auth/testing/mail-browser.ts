import type { Database } from '../../../adapters/database/database.ts'
import type { RequestContext } from '../../../app-context.ts'
import { bodyOnly, handlerContext } from '../../../testing/handler-context.ts'
import { authHandlers } from '../handlers.ts'

interface Cookie {
  readonly name: string
  readonly value: string
}

/** A browser that signs in by mail and keeps its cookies; with `keepsCookies: false` a native app. */
export function mailBrowser(
  database: Database,
  { keepsCookies = true, ...parts }: Partial<RequestContext> & { keepsCookies?: boolean } = {},
) {
  const cookies: Record<string, string> = {}
  const keep = ({ cookies: set = [] }: { readonly cookies?: readonly Cookie[] }) => {
    if (keepsCookies) for (const { name, value } of set) cookies[name] = value
  }
  const context = (now: Date) =>
    handlerContext(database, { ...parts, now, cookies: { ...cookies } })

  return {
    cookies,
    /** The code that is mailed. */
    async ask(email: string, now: Date): Promise<string> {
      const ctx = context(now)
      keep(await authHandlers.sendEmail(ctx, bodyOnly({ email })))
      return /^[A-Z0-9]{6}/.exec(ctx.sent.at(-1)?.subject ?? '')?.[0] ?? ''
    },
    /** The access token. */
    async type(email: string, email_code: string, now: Date): Promise<string> {
      const reply = await authHandlers.loginByEmail(context(now), bodyOnly({ email, email_code }))
      keep(reply)
      return reply.body.data.access_token
    },
  }
}
