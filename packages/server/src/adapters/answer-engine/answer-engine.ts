import type { Env } from '../../env.ts'
import type { AnswerEngine } from '../../ports.ts'
import { createMarketData, type MarketSettings } from '../market/market-data.ts'
import { createWebSearch, type SearchSettings } from '../search/web-search.ts'
import { handbookEngine } from './handbook/handbook-engine.ts'
import { DEFAULT_TIMEOUTS } from './openai/endpoint.ts'
import { openAiEngine } from './openai/openai-engine.ts'
import type { Report } from './research/research.ts'
import { helpFirst } from './urgent/help-first.ts'

type EngineSettings = Pick<Env, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'> &
  SearchSettings &
  MarketSettings

/**
 * A model if one is set, with what it may look up, else the built-in handbook, which searches
 * nothing. Either goes on where people in trouble were told the first steps.
 */
export function createAnswerEngine(
  env: EngineSettings,
  report: Report,
  modelSilenceMs = DEFAULT_TIMEOUTS.silence,
): AnswerEngine {
  return helpFirst(createEngine(env, report, modelSilenceMs))
}

function createEngine(env: EngineSettings, report: Report, silence: number): AnswerEngine {
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
    market: createMarketData(env),
    now: () => new Date(),
    report,
  })
}
