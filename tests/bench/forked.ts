import { fork } from 'node:child_process'
import { once } from 'node:events'

export interface Forked extends AsyncDisposable {
  readonly address: string
  readonly pid: number
}

/** Runs a script that sends its port in a process of its own, as the server has one. */
export async function forked(script: URL, ...args: readonly string[]): Promise<Forked> {
  const child = fork(script, args)
  const [port] = await once(child, 'message')
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      child.kill()
      await once(child, 'close')
    },
  }
}
