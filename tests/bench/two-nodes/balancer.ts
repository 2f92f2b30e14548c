import { type AddressInfo, connect, createServer } from 'node:net'

/** Hands each connection to the next node in turn, and looks at nothing. */
const ports = process.argv.slice(2).map(Number)
let next = 0

const balancer = createServer({ allowHalfOpen: true }, (client) => {
  const node = connect({ port: ports[next % ports.length] ?? 0, host: '127.0.0.1' })
  next += 1
  client.pipe(node).pipe(client)
  client.on('error', () => node.destroy()).on('close', () => node.destroy())
  node.on('error', () => client.destroy()).on('close', () => client.destroy())
})
balancer.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
  process.send?.((balancer.address() as AddressInfo).port)
})
