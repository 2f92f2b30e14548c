import { parseJson } from '../../http/read-body.ts'
import type { ToolCall } from '../research/tool.ts'
import type { CallingTurn } from './endpoint.ts'

interface Draft {
  readonly index: unknown
  id: string
  name: string
  arguments: string
  extra: object | null
}

/** What is read of a fragment; a server may send anything else. */
interface Fragment {
  readonly index?: unknown
  readonly id?: unknown
  readonly function?: { readonly name?: unknown; readonly arguments?: unknown } | null
  /** Gemini signs its calls here and refuses them without. */
  readonly extra_content?: unknown
}

const MOST = 32
const LONGEST = 20_000

/** Puts the calls of one turn together, which come in fragments and possibly side by side. */
export class CallAssembly {
  readonly #drafts: Draft[] = []
  #hasMore = false

  add(fragments: unknown) {
    if (!Array.isArray(fragments)) return
    for (const fragment of fragments) {
      if (typeof fragment === 'object' && fragment !== null) this.#add(fragment)
    }
  }

  /** The calls that have a name. */
  get calls(): ToolCall[] {
    return this.#drafts
      .filter(({ name }) => name)
      .map(({ id, name, arguments: given, extra }, at) => ({
        id: id || `call_${at + 1}`,
        name,
        arguments: given,
        ...(extra && { extra }),
      }))
  }

  /** Whether there are calls beyond those that are kept. */
  get hasMore(): boolean {
    return this.#hasMore
  }

  #add(fragment: Fragment) {
    const { id, function: called, extra_content: extra } = fragment
    const draft = this.#draftOf(fragment)
    if (!draft) return
    if (typeof id === 'string') draft.id ||= id
    if (typeof called?.name === 'string') draft.name ||= called.name
    if (typeof extra === 'object') draft.extra ??= extra
    draft.arguments += textOf(called?.arguments).slice(0, LONGEST - draft.arguments.length)
  }

  /** Some servers give no index, others the same one to every call; then the id tells. */
  #draftOf({ index, id, function: called }: Fragment): Draft | undefined {
    const known = this.#drafts.findLast((draft) =>
      index === undefined && typeof id === 'string' && id ? draft.id === id : draft.index === index,
    )
    const another = typeof id === 'string' && id && known?.id && known.id !== id
    const unnamed = index === undefined && !id && typeof called?.name === 'string'
    if (known && !another && !unnamed) return known
    if (this.#drafts.length === MOST) {
      this.#hasMore = true
      return undefined
    }
    const draft: Draft = { index, id: '', name: '', arguments: '', extra: null }
    this.#drafts.push(draft)
    return draft
  }
}

function textOf(given: unknown): string {
  if (typeof given === 'string') return given
  return typeof given === 'object' && given !== null ? JSON.stringify(given) : ''
}

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
  const value = parseJson(text)
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
