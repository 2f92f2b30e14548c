import { operations } from '@coinquiry/api-client/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Env } from '../env.ts'
import { contractText } from './contract-text.ts'

/** Both are the same until the server is replaced. */
const KEPT = 'public, max-age=3600'

/** `/llms.txt` says to programs what is here; `/api/docs.md` is the API reference as Markdown. */
export async function forMachines(app: FastifyInstance, env: Pick<Env, 'PUBLIC_URL' | 'MCP'>) {
  let reference: string | undefined
  app.get('/llms.txt', (_request, reply) => send(reply, 'text/plain', overview(env)))
  app.get('/api/docs.md', (_request, reply) => {
    // Read with the first request: the contract is half a megabyte.
    reference ??= contractText()
    return send(reply, 'text/markdown', reference)
  })
}

function send(reply: FastifyReply, type: string, text: string) {
  return reply
    .header('cache-control', KEPT)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .type(`${type}; charset=utf-8`)
    .send(text)
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
