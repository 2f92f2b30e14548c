import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, it, onTestFinished } from 'vitest'
import { smtpMailer } from './mailer.ts'

const mail = {
  to: 'lin+coins@example.com',
  subject: 'K7M2QX 是你的 Coinquiry 登录验证码',
  text: '欢迎使用 Coinquiry\n\n    K7M2QX\n',
  html: '<p>欢迎使用 Coinquiry: <b>K7M2QX</b></p>',
}

/** A real SMTP server that takes mails for example.com alone. */
async function startSmtp() {
  const received: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onRcptTo: ({ address }, _session, done) =>
      done(address.endsWith('@example.com') ? null : new Error('no such user')),
    onData: (stream, _session, done) => {
      buffer(stream).then((bytes) => {
        received.push(bytes)
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise((closed) => server.close(closed)))
  const address = server.server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return { received, url: `smtp://127.0.0.1:${port}` }
}

it('delivers the mail whole, with its sender', async () => {
  const { received, url } = await startSmtp()
  await smtpMailer(url, 'Coinquiry <hello@example.org>', expect.unreachable).send(mail)
  const arrived = await PostalMime.parse(received[0] ?? '')
  expect(arrived).toMatchObject({
    from: { name: 'Coinquiry', address: 'hello@example.org' },
    to: [{ address: mail.to }],
    subject: mail.subject,
  })
  expect(arrived.text?.trim()).toBe(mail.text.trim())
  expect(arrived.html?.trim()).toBe(mail.html)
})

it('rejects, and tells the operator why but not for whom, when a mail is not taken', async () => {
  const reports: string[] = []
  const { received, url } = await startSmtp()
  const mailer = smtpMailer(url, 'hello@example.org', (what, { message }) =>
    reports.push(`${what}: ${message}`),
  )
  const sending = mailer.send({ ...mail, to: 'x@example.net' })
  await expect(sending).rejects.toThrow('no such user')
  expect(reports).toEqual(['A mail was not taken by SMTP_URL: EENVELOPE 550'])
  expect(received).toEqual([])
})
