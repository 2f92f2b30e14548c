import { type CallToolResult, Server, type Tool } from '@modelcontextprotocol/server'

/** A tool of a fake server; what it says of itself may be a lie. */
export interface FakeTool extends Partial<Omit<Tool, 'name'>> {
  run(given: Readonly<Record<string, unknown>>): CallToolResult | Promise<CallToolResult>
}

export type FakeTools = Readonly<Record<string, FakeTool>>

/** A server of the protocol's official package that has these tools. */
export function toolServer(tools: FakeTools): Server {
  const server = new Server({ name: 'fake', version: '1.0.0' }, { capabilities: { tools: {} } })
  server.setRequestHandler('tools/list', () => ({
    tools: Object.entries(tools).map(([name, { run: _, ...tool }]) => ({
      ...{ name, inputSchema: { type: 'object' as const } },
      ...tool,
    })),
  }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = tools[params.name]
    if (!tool) throw new Error('There is no such tool')
    return tool.run(params.arguments ?? {})
  })
  return server
}

export const saying = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] })

/** Gives back what it was given. */
export const echo: FakeTool = {
  description: 'Says what it was told.',
  inputSchema: {
    type: 'object',
    properties: { text: { type: 'string', maxLength: 100 } },
    required: ['text'],
  },
  run: ({ text }) => saying(`You said: ${text}`),
}

/** Never answers. */
export const hang: FakeTool = { run: () => new Promise(() => undefined) }

/** Answers more than anybody reads. */
export const flood: FakeTool = { run: () => saying('x'.repeat(3_000_000)) }
