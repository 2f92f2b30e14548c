// A tool server as a process of its own, which speaks over its standard input and output.
import { setTimeout as sleep } from 'node:timers/promises'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { echo, flood, hang, saying, toolServer } from './tool-server.ts'

const [mood] = process.argv.slice(2)

if (mood === 'stubborn') {
  process.on('SIGTERM', () => undefined)
  setInterval(() => undefined, 1000)
}
// As if it were installed first.
if (mood === 'late') await sleep(1000)
if (mood === 'silent') setInterval(() => undefined, 1000)
else
  serveStdio(() =>
    toolServer({
      ...{ echo, hang, flood },
      environment: { run: () => saying(JSON.stringify(process.env)) },
      pid: { run: () => saying(String(process.pid)) },
      die: { run: () => process.exit(1) },
      garbage: {
        run: () => {
          process.stdout.write('no JSON\n{"no": "message"}\n')
          return new Promise(() => undefined)
        },
      },
      chatter: {
        run: () => {
          const note = {
            jsonrpc: '2.0',
            method: 'notifications/message',
            params: { level: 'info' },
          }
          for (let n = 0; n < 1000; n++) process.stdout.write(`${JSON.stringify(note)}\n`)
          return new Promise(() => undefined)
        },
      },
    }),
  )
