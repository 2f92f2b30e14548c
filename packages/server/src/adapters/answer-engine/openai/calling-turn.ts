import type { ToolCall } from '../research/research.ts'
import type { CallingTurn } from './endpoint.ts'

/** The turn as it goes back to the model, in a form that every server takes. */
export function callingTurn(
  calls: readonly ToolCall[],
  content: string,
  reasoning: string,
): CallingTurn {
  return {
    role: 'assistant',
    content: content || null,
    ...(reasoning && { reasoning_content: reasoning }),
    tool_calls: calls.map(({ id, name, arguments: given, extra }) => ({
      id,
      type: 'function',
      function: { name: nameOf(name), arguments: isObject(given) ? given : '{}' },
      ...(extra && { extra_content: extra }),
    })),
  }
}

/** Servers refuse names that no tool could have. */
function nameOf(name: string): string {
  return name.replace(/[^\w-]/g, '_').slice(0, 64)
}

/** Servers read the arguments, and refuse what they cannot read. */
function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
