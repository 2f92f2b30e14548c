import { createToolServers } from '../../adapters/tool-servers/tool-servers.ts'
import type { ServerState } from '../../ports/tool-servers.ts'
import { StartError } from '../../start-error.ts'
import { type Check, type Finding, off, ok, warning, wrong } from '../finding.ts'

/** Connects to each declared server, and looks whether it has the tools that are allowed. */
export const toolServers: Check = {
  name: 'tools',
  async run(env) {
    try {
      const servers = createToolServers(env, () => undefined)
      if (!servers) return [off('no servers (MCP_SERVERS): a model has the built-in tools alone')]
      const states = await servers.examine()
      await servers.close()
      const unused = env.AI_BASE_URL
        ? []
        : [warning('MCP_SERVERS is set, but no model that would use it', 'set AI_BASE_URL')]
      return [...unused, ...states.map(findingOf)]
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      return [wrong(error.message, 'correct it; without it the server does not start')]
    }
  },
}

function findingOf({ name, fault, tools, lacking }: ServerState): Finding {
  if (fault !== null)
    return wrong(fault, `see that the address or command of ${name} in MCP_SERVERS is right`)
  if (lacking.length === 0) return ok(`${name} has ${tools.join(', ')}`)
  return wrong(
    `${name} does not have ${lacking.join(', ')}, or describes it in no usable way`,
    'take it out of MCP_SERVERS, or write its name as the server does',
  )
}
