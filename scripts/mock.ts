import { command } from '../packages/api-client/commands/command.ts'

const args = ['mock', ...process.argv.slice(2)]
const done = await command(args, { say: console.log, remark: console.error })
if (typeof done === 'number') process.exitCode = done
