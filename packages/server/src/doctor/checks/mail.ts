import { SMTP_TIMEOUTS } from '../../adapters/mailer/mailer.ts'
import { type Check, off, ok, wrong } from '../finding.ts'

const ADVICE: Readonly<Record<string, string>> = {
  EAUTH: 'correct the user and the password in SMTP_URL',
  EDNS: 'correct the host in SMTP_URL',
  ETLS: 'use smtps:// for a port with TLS from the beginning (465), smtp:// for any other',
  ESOCKET: 'correct the host and the port in SMTP_URL; smtps:// is for port 465',
}

/** Connects to the mail server and signs in there, without sending anything. */
export const mail: Check = {
  name: 'mail',
  async run({ SMTP_URL, MAIL_FROM }) {
    if (!SMTP_URL) return [off('no mail server (SMTP_URL): mails stay in the outbox')]
    const { hostname } = new URL(SMTP_URL)
    // Only here, since each start reads the list of checks.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({ url: SMTP_URL, ...SMTP_TIMEOUTS })
    try {
      await transport.verify()
      return [ok(`${hostname} takes mails, from ${MAIL_FROM}`)]
    } catch (error) {
      // Its message may repeat the user.
      const { code = 'unknown reason' } = error as { readonly code?: string }
      const advice = ADVICE[code] ?? 'see that the host and the port of SMTP_URL can be reached'
      return [wrong(`${hostname} does not take mails (${code})`, advice)]
    } finally {
      transport.close()
    }
  },
}
