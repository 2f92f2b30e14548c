import { doctorCommand } from '../packages/server/src/doctor/command.ts'
import { StartError } from '../packages/server/src/start-error.ts'

try {
  const isWell = await doctorCommand(process.env, process.argv.slice(2), (text) =>
    console.log(text),
  )
  if (!isWell) process.exitCode = 1
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
