import { UnknownName } from '../mock/known.ts'
import { UnmetNeed } from '../src/needing.ts'
import { CONFORMANCE_USAGE, conformanceCommand, type Output } from './conformance.ts'
import { MOCK_USAGE, mockCommand } from './mock.ts'
import { UsageError } from './options.ts'

const USAGE = `Usage: npx @coinquiry/api-client mock [options]         a server to develop clients against
       npx @coinquiry/api-client conformance [options]  whether a server does what the contract says

Each tells its options by --help.`

interface Command {
  readonly usage: string
  /** Gives the exit code, or what goes on until it is closed. */
  run(args: readonly string[], output: Output): Promise<number | AsyncDisposable>
}

const COMMANDS: Readonly<Record<string, Command>> = {
  mock: { usage: MOCK_USAGE, run: (args, { say }) => mockCommand(args, say) },
  conformance: { usage: CONFORMANCE_USAGE, run: conformanceCommand },
}

/** Does what the arguments say; what is wrong with them is remarked, and gives 2. */
export async function command(
  args: readonly string[],
  output: Output,
): Promise<number | AsyncDisposable> {
  const [name = '', ...others] = args
  const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (args.some((one) => one === '--help' || one === '-h')) {
    output.say(found?.usage ?? USAGE)
    return 0
  }
  try {
    if (!found)
      throw new UsageError(name === '' ? USAGE : `There is no command "${name}".\n${USAGE}`)
    return await found.run(others, output)
  } catch (error) {
    const isMistake = [UsageError, UnknownName, UnmetNeed].some((one) => error instanceof one)
    if (!isMistake) throw error
    output.remark((error as Error).message)
    return 2
  }
}
