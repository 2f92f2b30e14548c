import { join } from 'node:path'
import type { Env } from '../../env.ts'
import type { Mailer } from '../../ports.ts'
import { outboxMailer } from './outbox-mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

/** By SMTP where a server is set, else into the outbox. */
export function createMailer(
  env: Env,
  announce: (text: string) => void,
  report: (what: string, error: Error) => void,
): Mailer {
  return env.SMTP_URL
    ? smtpMailer(env.SMTP_URL, env.MAIL_FROM, report)
    : outboxMailer(join(env.DATA_DIR, 'outbox'), env.MAIL_FROM, announce)
}
