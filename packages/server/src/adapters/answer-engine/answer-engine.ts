import type { Env } from '../../env.ts'
import type { AnswerEngine } from '../../ports.ts'
import type { ObserveRequest } from '../http/data-client.ts'
import { createLiveData, type LiveDataSettings } from '../live-data.ts'
import { createWebSearch, type SearchSettings } from '../search/web-search.ts'
import { handbookEngine } from './handbook/handbook-engine.ts'
import { loadKnownNames } from './handbook/known-names.ts'
import { DEFAULT_TIMEOUTS } from './openai/endpoint.ts'
import { openAiEngine } from './openai/openai-engine.ts'
import { withKnownAssets } from './research/known-assets.ts'
import type { Report } from './research/research.ts'
import { helpFirst } from './urgent/help-first.ts'

type EngineSettings = Pick<Env, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'> &
  SearchSettings &
  LiveDataSettings

/**
 * A model if one is set, with what it may look up, else the built-in handbook, which searches
 * nothing. Either goes on where people in trouble were told the first steps.
 */
export function createAnswerEngine(
  env: EngineSettings,
  report: Report,
  modelSilenceMs = DEFAULT_TIMEOUTS.silence,
  observe?: ObserveRequest,
): AnswerEngine {
  return helpFirst(createEngine(env, report, modelSilenceMs, observe))
}

function createEngine(
  env: EngineSettings,
  report: Report,
  silence: number,
  observe?: ObserveRequest,
): AnswerEngine {
  if (!env.AI_BASE_URL || !env.AI_MODEL) return handbookEngine()
  const endpoint = {
    baseUrl: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY ?? null,
    model: env.AI_MODEL,
    timeouts: { ...DEFAULT_TIMEOUTS, silence },
    usage: { isRefused: false },
  }
  return openAiEngine(endpoint, {
    search: createWebSearch(env),
    data: withKnownAssets(createLiveData(env, observe), loadKnownNames),
    now: () => new Date(),
    report,
  })
}
