import { createTransport } from 'nodemailer'
import type { Mailer } from '../../ports.ts'

/** Somebody waits at the sign-in page for the outcome. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Hands each mail to the SMTP server at `url`; rejects when that one does not take it. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...PATIENCE }, { from })
  return {
    async send(mail) {
      try {
        await transport.sendMail(mail)
      } catch (error) {
        console.error(
          `SMTP_URL: a mail was not taken (${error instanceof Error ? error.message : error})`,
        )
        throw error
      }
    },
  }
}
