import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../../env.ts'
import type { Mailer } from '../../ports.ts'
import { remembered } from '../remembered.ts'

type Report = (what: string, error: Error) => void

/** With the first mail: to load it is a twentieth of what a start takes. */
const loadNodemailer = () => import('nodemailer')

/** By SMTP where a server is set, else into the outbox. */
export function createMailer(env: Env, announce: (text: string) => void, report: Report): Mailer {
  return env.SMTP_URL
    ? smtpMailer(env.SMTP_URL, env.MAIL_FROM, report)
    : outboxMailer(join(env.DATA_DIR, 'outbox'), env.MAIL_FROM, announce, report)
}

/**
 * Used where no SMTP server is set: the operator finds each mail as a file in `directory`, and its
 * text is passed to `announce`, also where no file can be written. Mails are never served over
 * HTTP: they hold login codes.
 */
export function outboxMailer(
  directory: string,
  from: string,
  announce: (text: string) => void,
  report: Report,
): Mailer {
  const transport = remembered(async () => {
    const { createTransport } = await loadNodemailer()
    return createTransport({ streamTransport: true, buffer: true }, { from })
  })
  async function keep(message: Parameters<typeof writeFile>[1]): Promise<string | null> {
    const time = new Date().toISOString().replaceAll(':', '-')
    const file = join(directory, `${time}-${crypto.randomUUID().slice(0, 8)}.eml`)
    try {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await writeFile(file, message, { mode: 0o600 })
      return file
    } catch (error) {
      report('A mail cannot be kept in the outbox', error as Error)
      return null
    }
  }
  return {
    async send(mail) {
      const { message } = await (await transport()).sendMail(mail)
      const file = await keep(message)
      const where = file === null ? 'stays in this log alone' : `stays here: ${file}`
      announce(`No SMTP_URL is set, so the mail to ${mail.to} ${where}\n\n${mail.text}`)
    },
  }
}

/** Short, because somebody waits at the sign-in page for the outcome. */
export const SMTP_TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

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
