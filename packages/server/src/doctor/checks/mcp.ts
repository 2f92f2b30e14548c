import { configuredLiveData } from '../../adapters/configured-live-data.ts'
import { isLoopback } from '../../env/loopback.ts'
import { type Check, off, ok, warning } from '../finding.ts'

/** Says what programs can use at /mcp; none is asked. */
export const mcp: Check = {
  name: 'mcp',
  async run(env) {
    if (env.MCP === 'off') return [off('MCP=off: no program uses /mcp')]
    const kinds = Object.entries(await configuredLiveData(env)).flatMap(([kind, source]) =>
      source === null ? [] : [kind],
    )
    if (kinds.length > 0 && env.RATE_LIMITS.look_up.length === 0 && !isLoopback(env.PUBLIC_URL))
      return [
        warning(
          '/mcp without a limit: whoever signs in can use up what your sources of live data allow',
          'set look_up in RATE_LIMITS, or MCP=off',
        ),
      ]
    const data = kinds.length > 0 ? kinds.join(', ') : 'none'
    return [ok(`programs with a token can use /mcp; live data: ${data}`)]
  },
}
