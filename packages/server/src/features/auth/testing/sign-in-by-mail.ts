import { bodyOnly, type handlerContext } from '../../../testing/handler-context.ts'
import { authHandlers } from '../handlers.ts'

type MailedCtx = ReturnType<typeof handlerContext>

/** The code that the address is sent. */
export async function mailedCode(ctx: MailedCtx, email: string): Promise<string> {
  await authHandlers.sendEmail(ctx, bodyOnly({ email }))
  const [code] = /^[A-Z0-9]{6}/.exec(ctx.sent.at(-1)?.subject ?? '') ?? []
  if (code === undefined) throw new Error(`No code was mailed to ${email}`)
  return code
}

/** Signs in all the way, as whoever reads the mails of the address. */
export async function signInByMail(ctx: MailedCtx, email: string) {
  const email_code = await mailedCode(ctx, email)
  return authHandlers.loginByEmail(ctx, bodyOnly({ email, email_code }))
}
