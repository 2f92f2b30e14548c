import { Agent, get } from 'node:http'

const CONNECTIONS = 16

/** Requests answered in a second, by as many connections as a busy browser farm would hold. */
export async function throughput(url: string, token: string, ms: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const begin = performance.now()
  let answered = 0
  const connections = Array.from({ length: CONNECTIONS }, async () => {
    while (performance.now() - begin < ms) {
      await answer(url, token, agent)
      answered += 1
    }
  })
  await Promise.all(connections)
  agent.destroy()
  return (answered * 1000) / (performance.now() - begin)
}

function answer(url: string, token: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume().on('end', resolve).on('error', reject)
    }).on('error', reject)
  })
}
