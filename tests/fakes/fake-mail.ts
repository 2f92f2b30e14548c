import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface FakeMail extends AsyncDisposable {
  /** Settings that make a server send its mails here. */
  readonly env: Readonly<Record<string, string>>
  /** The newest sign-in code that was mailed to an address. */
  codeFor(address: string): string
}

/** A real SMTP server on loopback that keeps what it is sent. */
export async function startFakeMail(): Promise<FakeMail> {
  const codes = new Map<string, string>()
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData: (stream, _session, done) => {
      keep(stream).then(() => done(), done)
    },
  })

  async function keep(stream: NodeJS.ReadableStream) {
    const { to, subject } = await PostalMime.parse(await buffer(stream))
    const [code] = /^[A-Z0-9]{6}/.exec(subject ?? '') ?? []
    for (const { address } of to ?? []) if (address && code) codes.set(address, code)
  }

  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    codeFor(to) {
      const code = codes.get(to)
      if (!code) throw new Error(`No code was mailed to ${to}`)
      return code
    },
    [Symbol.asyncDispose]: () => new Promise((closed) => server.close(closed)),
  }
}
