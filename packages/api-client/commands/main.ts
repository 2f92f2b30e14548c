#!/usr/bin/env node
import { command } from './command.ts'

const lineTo = (stream: NodeJS.WriteStream) => (text: string) => {
  stream.write(`${text}\n`)
}

const output = { say: lineTo(process.stdout), remark: lineTo(process.stderr) }
const done = await command(process.argv.slice(2), output)
// A subject may have left something open that would keep the process.
if (typeof done === 'number') process.stdout.write('', () => process.exit(done))
