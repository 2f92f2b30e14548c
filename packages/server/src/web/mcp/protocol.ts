import {
  createMcpHandler,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { PROGRAM } from '../../program.ts'
import { failed } from './failed.ts'
import { type Caller, languageOf, type McpTool, type Tell } from './tool.ts'

const ABOUT = {
  ...PROGRAM,
  title: 'Coinquiry',
  description: 'Questions about crypto assets and investing, live data, exact sums and a handbook.',
}

const INSTRUCTIONS =
  'Answers are information, not investment advice. Use ask for questions, the look-ups for single figures, calculate for sums. Name the sources and the times of figures that you pass on.'

/** What one request of the protocol is answered with: nothing is kept from one to the next. */
export async function answerRequest(
  request: Request,
  tools: readonly McpTool[],
  caller: Caller,
  streams: boolean,
): Promise<Response> {
  const { fetch } = createMcpHandler(() => serverFor(tools, caller), {
    // A stream shows signs of life while an answer is written.
    responseMode: streams ? 'sse' : 'auto',
    // The tools stay the same while this process runs, so that there is nothing to listen for.
    maxSubscriptions: 0,
  })
  return fetch(request)
}

function serverFor(tools: readonly McpTool[], caller: Caller): Server {
  const server = new Server(ABOUT, { capabilities: { tools: {} }, instructions: INSTRUCTIONS })
  server.setRequestHandler('tools/list', () => ({ tools: tools.map(({ tool }) => tool) }))
  server.setRequestHandler('tools/call', async ({ params }, context) => {
    const known = tools.find(({ tool }) => tool.name === params.name)
    if (!known) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such tool')
    const given = params.arguments ?? {}
    try {
      return await known.call(given, caller, teller(context))
    } catch (error) {
      if (caller.signal.aborted) throw error
      return failed(error, languageOf(given, caller), caller.report)
    }
  })
  return server
}

function teller({ mcpReq }: ServerContext): Tell {
  const progressToken = mcpReq._meta?.progressToken
  if (progressToken === undefined) return async () => undefined
  let progress = 0
  return async (message) => {
    progress += 1
    await mcpReq.notify({
      method: 'notifications/progress',
      params: { progressToken, progress, message },
    })
  }
}
