// Starts a tool server as a process, says its number, and waits to be killed.
import { declare, startedServer } from './declared.ts'

const servers = await declare({ desk: startedServer(['pid']) })
process.stdout.write(await servers.said('pid'))
setInterval(() => undefined, 1000)
