import type { ModelEndpoint } from '../../adapters/answer-engine/openai/endpoint.ts'
import { ModelRefusal, requestModel } from '../../adapters/answer-engine/openai/request.ts'
import { reasonOf } from '../../start-error.ts'
import { type Check, type Finding, off, ok, warning, wrong } from '../finding.ts'

const TIMEOUTS = { first: 60_000, silence: 30_000, whole: 90_000 }
const MESSAGES = [{ role: 'user', content: 'Say OK.' }] as const
const TOOL = {
  type: 'function',
  function: {
    name: 'now',
    description: 'Tells the time.',
    parameters: { type: 'object', properties: {} },
  },
} as const
/** A limit of one token goes by either name; newer models refuse the older one. */
const LIMITS = [{ max_tokens: 1 }, { max_completion_tokens: 1 }] as const

/** Asks the model for a single token, then offers it a tool, then asks for its usage. */
export const model: Check = {
  name: 'model',
  async run({ AI_BASE_URL, AI_API_KEY = null, AI_MODEL = '' }) {
    if (!AI_BASE_URL) return [off('none (AI_BASE_URL): the built-in handbook answers')]
    const endpoint = { baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL }
    return examine({ ...endpoint, timeouts: TIMEOUTS, usage: { isRefused: false } })
  },
}

async function examine(endpoint: ModelEndpoint): Promise<Finding[]> {
  const { model } = endpoint
  try {
    const limit = await takenLimit(endpoint)
    const tools = await tried(endpoint, { ...limit, tools: [TOOL] })
    const usage = await tried(endpoint, { ...limit, stream_options: { include_usage: true } })
    return [
      ok(`${model} answers`),
      tools === null
        ? warning(
            `${model} takes no tools: what DeepSearch looks up is planned by rules`,
            'choose a model with tools, so that it asks for what it lacks',
          )
        : ok(`${model} takes tools`),
      usage !== null && /"usage"\s*:\s*\{/.test(usage)
        ? ok(`${model} reports the tokens used`)
        : warning(`${model} does not report the tokens used`, 'expect its costs to be estimated'),
    ]
  } catch (error) {
    if (error instanceof ModelRefusal) return [refused(error.status, endpoint)]
    const cause = error instanceof Error ? error.cause : undefined
    const found = typeof cause === 'string' ? cause : reasonOf(error)
    return [wrong(found, 'see that AI_BASE_URL can be reached from here')]
  }
}

/** The limit that the model takes; rejects when it answers with neither. */
async function takenLimit(endpoint: ModelEndpoint): Promise<(typeof LIMITS)[number]> {
  const [usual, newer] = LIMITS
  if ((await tried(endpoint, usual)) !== null) return usual
  await ask(endpoint, newer)
  return newer
}

/** The reply; null when the model refuses what was asked with it. */
async function tried(endpoint: ModelEndpoint, extra: object): Promise<string | null> {
  try {
    return await ask(endpoint, extra)
  } catch (error) {
    if (error instanceof ModelRefusal && (error.status === 400 || error.status === 422)) return null
    throw error
  }
}

async function ask(endpoint: ModelEndpoint, extra: object): Promise<string> {
  const request = { messages: MESSAGES, stream: true, ...extra }
  const pieces: Uint8Array[] = []
  for await (const piece of requestModel(endpoint, request, new AbortController().signal))
    pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

const ADVICE: Readonly<Record<number, string>> = {
  401: 'correct AI_API_KEY',
  403: 'give AI_API_KEY the right to use AI_MODEL',
  404: 'correct AI_MODEL, or AI_BASE_URL, which goes up to and with the version',
  429: 'raise the limit or the budget at its provider',
}

function refused(status: number, { model }: ModelEndpoint): Finding {
  const advice = ADVICE[status] ?? 'see what its provider says of this status'
  return wrong(`${model} answered ${status}`, advice)
}
