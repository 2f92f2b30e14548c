import { operations } from '@coinquiry/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { contractText } from './contract-text.ts'
import { type KeptFile, keptFile, sendKeptFile } from './kept-file.ts'

/** `/llms.txt` says to programs what is here; `/api/docs.md` is the API reference as Markdown. */
export async function forMachines(app: FastifyInstance, env: Pick<Env, 'PUBLIC_URL' | 'MCP'>) {
  const entry = keptFile('text/plain; charset=utf-8', overview(env))
  let reference: KeptFile | undefined
  app.get('/llms.txt', (_request, reply) => sendKeptFile(reply, entry))
  app.get('/api/docs.md', (_request, reply) => {
    // Read with the first request: the contract is half a megabyte.
    reference ??= keptFile('text/markdown; charset=utf-8', contractText())
    return sendKeptFile(reply, reference)
  })
}

function overview({ PUBLIC_URL, MCP }: Pick<Env, 'PUBLIC_URL' | 'MCP'>): string {
  const at = (path: string) => new URL(path, PUBLIC_URL).href
  const tools =
    MCP === 'on'
      ? `- [${at('/mcp')}](${at('/mcp')}): tools by the Model Context Protocol (streamable HTTP, with the API's bearer token)\n`
      : ''
  return `# Coinquiry

> Answers questions about crypto assets and investing, in Chinese and English, as a stream with sources and checked figures. Answers are information, not investment advice.

The server, the client, the web app and the kit of components are open source and replaceable: all keep one contract of ${operations.length} operations.

## API

- [The contract](${at('/api/docs/openapi.yaml')}): OpenAPI 3.1, also as [JSON](${at('/api/docs/openapi.json')})
- [The reference as Markdown](${at('/api/docs.md')}): the same for reading, without its schemas
- [The reference as a page](${at('/api/docs/')})
${tools}
## Guides

They are in the folder \`docs\` of the source: \`docs/guides/quick-start.md\` leads from curl to a streamed answer, \`docs/generators.md\` to clients that other programs generate, \`docs/mcp.md\` connects a client of the Model Context Protocol, \`docs/operating.md\` runs a server, \`docs/architecture.md\` says where everything is. \`packages/api-client/README.md\` is the typed client.
`
}
