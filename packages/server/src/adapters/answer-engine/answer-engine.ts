import type { Env } from '../../env.ts'
import type { AnswerEngine } from '../../ports.ts'
import { handbookEngine } from './handbook/handbook-engine.ts'
import { DEFAULT_TIMEOUTS } from './openai/endpoint.ts'
import { openAiEngine } from './openai/openai-engine.ts'

type ModelSettings = Pick<Env, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'>

/** A model if one is set, else the built-in handbook. */
export function createAnswerEngine(env: ModelSettings): AnswerEngine {
  if (!env.AI_BASE_URL || !env.AI_MODEL) return handbookEngine()
  return openAiEngine({
    baseUrl: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY ?? null,
    model: env.AI_MODEL,
    timeouts: DEFAULT_TIMEOUTS,
  })
}
