import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Sample } from './code-blocks.ts'

const CLIENT = fileURLToPath(new URL('../../packages/api-client', import.meta.url))
/** Ends each sample's output; nothing else prints it. */
const END = '\u001e'

interface Ended {
  readonly status: number
  readonly output: string
}

/**
 * Runs the samples of a guide one after the other in one shell, in `folder`, where the client
 * package can be imported. `begun` is what the reader has typed before; `answer` is typed where a
 * sample reads a line.
 */
export async function runSamples(
  samples: readonly Sample[],
  folder: string,
  variables: Readonly<Record<string, string>>,
  { begun, answer }: { readonly begun: string; readonly answer: () => Promise<string> },
): Promise<Ended[]> {
  await furnish(folder, samples)
  const { PATH = '', HOME = '' } = process.env
  const path = [dirname(process.execPath), PATH].join(delimiter)
  const shell = spawn('bash', ['-c', `${begun}\n${samples.map(withEnd).join('')}`], {
    cwd: folder,
    env: { HOME, PATH: path, NODE_OPTIONS: '--conditions=coinquiry', ...variables },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let output = ''
  let complaints = ''
  shell.stdout.setEncoding('utf8').on('data', (piece: string) => {
    output += piece
  })
  shell.stderr.setEncoding('utf8').on('data', (piece: string) => {
    complaints += piece
  })
  const closed = once(shell, 'close')
  if (samples.some(({ command }) => /\bread\b/.test(command))) shell.stdin.write(await answer())
  shell.stdin.end()
  await closed
  const ended = output.split(END).slice(0, -1)
  if (ended.length !== samples.length)
    throw new Error(`Only ${ended.length} of ${samples.length} samples ended: ${complaints}`)
  return ended.map((text) => {
    const at = text.lastIndexOf('\n')
    return { status: Number(text.slice(at + 1)), output: text.slice(0, at) }
  })
}

const withEnd = ({ command }: Sample) => `${command}\nprintf '\\n%s%s' "$?" '${END}'\n`

async function furnish(folder: string, samples: readonly Sample[]): Promise<void> {
  await mkdir(join(folder, 'node_modules/@coinquiry'), { recursive: true })
  await symlink(CLIENT, join(folder, 'node_modules/@coinquiry/api-client'), 'junction')
  for (const { name, text } of samples.flatMap(({ files }) => files))
    await writeFile(join(folder, name), text)
}
