import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer } from '../../ports.ts'

/**
 * Used where no SMTP server is set: the operator finds each mail as a file in `directory`, and
 * its text is passed to `announce`. Mails are never served over HTTP: they hold login codes.
 */
export function outboxMailer(
  directory: string,
  from: string,
  announce: (text: string) => void,
): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail)
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const time = new Date().toISOString().replaceAll(':', '-')
      const file = join(directory, `${time}-${crypto.randomUUID().slice(0, 8)}.eml`)
      await writeFile(file, message, { mode: 0o600 })
      announce(`No SMTP_URL is set, so the mail to ${mail.to} stays here: ${file}\n\n${mail.text}`)
    },
  }
}
