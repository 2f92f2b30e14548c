import { createTransport } from 'nodemailer'
import type { Mailer } from '../../ports.ts'

/** Short, because somebody waits at the sign-in page for the outcome. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

type Report = (what: string, error: Error) => void

/** Hands each mail to the SMTP server at `url`; rejects when that one does not take it. */
export function smtpMailer(url: string, from: string, report: Report): Mailer {
  const transport = createTransport({ url, ...PATIENCE }, { from })
  return {
    async send(mail) {
      try {
        await transport.sendMail(mail)
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
