import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../', import.meta.url))

interface Ended {
  readonly code: number
  readonly output: string
}

/** Runs a program in the repository's root with the terminal as its own; rejects if it fails. */
export async function run(program: string, args: readonly string[]): Promise<void> {
  const code = await exitCode(program, args)
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`)
}

export function exitCode(
  program: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<number> {
  const env = { ...process.env, ...variables }
  return new Promise((resolve, reject) => {
    spawn(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
      .on('error', reject)
      .on('close', (code) => resolve(code ?? 1))
  })
}

/** Runs a program beside others and gives what it wrote, so that their lines do not mix. */
export function runQuietly(
  program: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const env = { ...process.env, ...variables }
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    const pieces: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => pieces.push(piece))
    child
      .on('error', reject)
      .on('close', (code) => resolve({ code: code ?? 1, output: String(Buffer.concat(pieces)) }))
  })
}
