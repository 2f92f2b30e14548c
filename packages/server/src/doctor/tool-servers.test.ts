import { expect, it } from 'vitest'
import { startToolServer } from '../../../../tests/fakes/fake-tool-server.ts'
import { echo } from '../../../../tests/fakes/tool-server.ts'
import { allowing, declare } from '../adapters/tool-servers/testing/declared.ts'
import { readEnv } from '../env.ts'
import { toolServers } from './checks/tool-servers.ts'

const model = { AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'none' }

/** What is said of these servers, each with a verdict. */
async function said(
  servers: Readonly<Record<string, object>>,
  settings: Readonly<Record<string, string>> = model,
) {
  await using declared = await declare(servers)
  const findings = await toolServers.run(readEnv({ MCP_SERVERS: declared.file, ...settings }))
  return findings.map(({ verdict, found }) => `${verdict} ${found}`)
}

it('says of each server whether it can be reached, and which allowed tools it lacks', async () => {
  const odd = { ...echo, inputSchema: { type: 'object' as const, properties: { a: { enum: [] } } } }
  const large = Object.fromEntries(
    Array.from({ length: 40 }, (_, n) => [`p${n}`, { description: 'x'.repeat(200) }]),
  )
  const vast = { ...echo, inputSchema: { type: 'object' as const, properties: large } }
  await using server = await startToolServer({ echo, odd, vast })
  const deserted = await startToolServer({})
  await deserted[Symbol.asyncDispose]()
  const { url } = server
  expect(
    await said({
      well: { url, tools: allowing('echo', 'odd') },
      less: { url, tools: allowing('echo', 'read', 'vast') },
      away: { url: deserted.url, tools: allowing('echo') },
      absent: { command: '/nowhere/server', tools: allowing('echo') },
    }),
  ).toEqual([
    'ok well has echo, odd',
    'wrong less does not have read, vast, or describes it in no usable way',
    'wrong away cannot be reached: ECONNREFUSED',
    'wrong absent cannot be reached: ENOENT',
  ])
})

it('says that nobody uses the tools without a model, and what is wrong with a file', async () => {
  await using server = await startToolServer({ echo })
  const well = { url: server.url, tools: allowing('echo') }
  expect(await said({ well }, {})).toEqual([
    'warning MCP_SERVERS is set, but no model that would use it',
    'ok well has echo',
  ])
  const MCP_SERVERS = '/none.yaml'
  expect(await said({ well }, { MCP_SERVERS })).toEqual([
    expect.stringMatching(/^wrong MCP_SERVERS \/none\.yaml cannot be used: ENOENT/),
  ])
})
