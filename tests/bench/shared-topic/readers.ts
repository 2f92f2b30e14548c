import { Agent, get } from 'node:http'

export interface ReadRate {
  readonly replies: number
  readonly seconds: number
  readonly bytes: number
}

/** So many readers ask for the same again and again, each when it has the reply before. */
export async function readAtOnce(
  url: string,
  { readers, ms, etag }: { readers: number; ms: number; etag: string | null },
): Promise<ReadRate> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers })
  const headers = etag === null ? {} : { 'if-none-match': etag }
  const begin = performance.now()
  let replies = 0
  let bytes = 0
  const read = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers }, (response) => {
        if ((response.statusCode ?? 500) >= 400) reject(new Error(`${response.statusCode}`))
        response.on('data', (piece: Buffer) => {
          bytes += piece.length
        })
        response.on('end', resolve).on('error', reject)
      }).on('error', reject)
    })
  const loops = Array.from({ length: readers }, async () => {
    while (performance.now() - begin < ms) {
      await read()
      replies += 1
    }
  })
  await Promise.all(loops)
  agent.destroy()
  return { replies, bytes, seconds: (performance.now() - begin) / 1000 }
}

/** What a process has used, and how late its timers came since the last time that this was asked. */
export async function watched(address: string): Promise<{ cpuMs: number; lateMs: number }> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  return {
    cpuMs: figure('process_cpu_seconds_total') * 1000,
    lateMs: figure('nodejs_eventloop_lag_p99_seconds') * 1000,
  }
}
