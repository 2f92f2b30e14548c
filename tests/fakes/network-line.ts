import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Line extends AsyncDisposable {
  /** The address that leads through the line to where `url` leads. */
  readonly url: string
  /** Passes nothing on, but keeps all connections open. */
  freeze(): void
  thaw(): void
  /** Every connection breaks; new ones can be made. */
  cut(): void
}

/** A network line to a database that the test can disturb. */
export async function startLine(url: string): Promise<Line> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let frozen = false

  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (data) => to.write(data))
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (frozen) from.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)

  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: through.href,
    freeze() {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      frozen = false
      for (const socket of sockets) socket.resume()
    },
    cut,
    async [Symbol.asyncDispose]() {
      cut()
      await new Promise((closed) => server.close(closed))
    },
  }
}
