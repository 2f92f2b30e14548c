import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../bare-proxy.ts', import.meta.url))

/** Runs the bare proxy before `model` in a process of its own, as the server has one. */
export async function startBareProxy(
  model: string,
): Promise<{ address: string } & AsyncDisposable> {
  const child = fork(script, [model])
  const [port] = await once(child, 'message')
  return {
    address: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      child.kill()
      await once(child, 'close')
    },
  }
}
