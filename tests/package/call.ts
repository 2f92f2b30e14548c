import { execFile } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

/** Runs a program in a folder, as if by hand; rejects with all it said if it fails. */
export async function call(cwd: string, program: string, args: readonly string[]): Promise<string> {
  try {
    const env = {
      ...ownEnv(),
      PATH: `${join(cwd, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
    }
    const { stdout, stderr } = await promisify(execFile)(program, args, { cwd, env })
    return stdout + stderr
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${program} ${args.join(' ')} failed\n${stdout}${stderr}`, { cause: error })
  }
}

/** Without the variables that an outer npm and vitest set. */
function ownEnv(): NodeJS.ProcessEnv {
  const foreign =
    /^(?:NODE_ENV|VITEST.*|npm_(?:package|lifecycle|config_(?:local_prefix|workspace)).*)$/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)))
}
