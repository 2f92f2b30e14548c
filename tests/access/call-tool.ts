import type { ServerProcess } from '../fakes/server-process.ts'

/** What a program is answered that calls a tool: the status, and the text that it reads. */
export interface ToolReply {
  readonly status: number
  readonly text: string
}

/** Calls a tool of `/mcp` by HTTP alone; null sends no token. */
export async function callTool(
  { address }: Pick<ServerProcess, 'address'>,
  token: string | null,
  name: string,
  given: object,
): Promise<ToolReply> {
  const reply = await fetch(new URL('/mcp', address), {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name, arguments: given },
    }),
  })
  return { status: reply.status, text: await reply.text() }
}
