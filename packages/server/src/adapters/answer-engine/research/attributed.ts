import type { Attribution } from '../../../ports/attribution.ts'
import type { Finding, Tool } from './tool.ts'

/** With the words that the provider asks for, in what people read of a source and for the model. */
export function attributed(finding: Finding, { text }: Attribution): Finding {
  if (finding.sources.length === 0) return finding
  return {
    ...finding,
    sources: finding.sources.map(({ excerpt, ...source }) => ({
      ...source,
      excerpt: [excerpt, `${text}.`].filter(Boolean).join(' '),
    })),
    tell: (numbers) => ({ ...finding.tell(numbers), attribution: text }),
  }
}

/** A tool all of whose findings are of one provider. */
export function attributedTool(tool: Tool, attribution: Attribution): Tool {
  return {
    ...tool,
    read(given) {
      const call = tool.read(given)
      return (
        call && { ...call, run: async (signal) => attributed(await call.run(signal), attribution) }
      )
    },
  }
}
