import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../../env.ts'
import type { Mailer } from '../../ports.ts'
import { remembered } from '../remembered.ts'

/** With the first mail: to load it is a twentieth of what a start takes. */
const loadNodemailer = () => import('nodemailer')

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

/**
 * Used where no SMTP server is set: the operator finds each mail as a file in `directory`, and
 * its text is passed to `announce`. Mails are never served over HTTP: they hold login codes.
 */
export function outboxMailer(
  directory: string,
  from: string,
  announce: (text: string) => void,
): Mailer {
  const transport = remembered(async () => {
    const { createTransport } = await loadNodemailer()
    return createTransport({ streamTransport: true, buffer: true }, { from })
  })
  return {
    async send(mail) {
      const { message } = await (await transport()).sendMail(mail)
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const time = new Date().toISOString().replaceAll(':', '-')
      const file = join(directory, `${time}-${crypto.randomUUID().slice(0, 8)}.eml`)
      await writeFile(file, message, { mode: 0o600 })
      announce(`No SMTP_URL is set, so the mail to ${mail.to} stays here: ${file}\n\n${mail.text}`)
    },
  }
}

/** Short, because somebody waits at the sign-in page for the outcome. */
export const SMTP_TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

type Report = (what: string, error: Error) => void

/** Hands each mail to the SMTP server at `url`; rejects when that one does not take it. */
export function smtpMailer(url: string, from: string, report: Report): Mailer {
  const transport = remembered(async () => {
    const { createTransport } = await loadNodemailer()
    return createTransport({ url, ...SMTP_TIMEOUTS }, { from })
  })
  return {
    async send(mail) {
      try {
        await (await transport()).sendMail(mail)
      } catch (error) {
        report('A mail was not taken by SMTP_URL', withoutAddresses(error))
        throw error
      }
    },
  }
}

/** What an SMTP server answers quotes whom the mail was for. */
function withoutAddresses(error: unknown): Error {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return new Error([code ?? 'unknown reason', responseCode].filter(Boolean).join(' '))
}
