import type { Env } from '../../env.ts'
import type { LiveData } from '../../ports/live-data.ts'
import type { ToolServers } from '../../ports/tool-servers.ts'
import type { AnswerEngine } from '../../ports.ts'
import type { NameTable } from '../../subjects/name-table.ts'
import { createWebPages, type PageOptions, type PageSettings } from '../pages/web-pages.ts'
import { createWebSearch, type SearchSettings } from '../search/web-search.ts'
import type { ClassOf } from '../source-classes/source-classes.ts'
import type { OpenHandbook } from './handbook/open-handbook.ts'
import { lookUpPlan } from './look-up-plan/look-up-plan.ts'
import { recognizer } from './look-up-plan/recognizer.ts'
import { withNamedFigures } from './named-figures.ts'
import { DEFAULT_TIMEOUTS } from './openai/endpoint.ts'
import { openAiEngine } from './openai/openai-engine.ts'
import type { Report } from './research/research.ts'

export type ModelSettings = Pick<Env, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'> &
  SearchSettings &
  PageSettings

interface Surroundings {
  readonly classOf: ClassOf
  readonly data: LiveData
  readonly servers: ToolServers | null
  readonly open: () => Promise<OpenHandbook>
  readonly names: () => Promise<NameTable>
  readonly now: () => Date
  readonly report: Report
}

interface ModelOptions {
  /** How long the model may say nothing in the middle of an answer. */
  readonly silenceMs: number | undefined
  readonly pages: PageOptions | undefined
}

/** The model that the settings name, with what it may look up. */
export function modelEngine(
  env: ModelSettings,
  { open, names, ...surroundings }: Surroundings,
  { silenceMs = DEFAULT_TIMEOUTS.silence, pages }: ModelOptions,
): AnswerEngine {
  const { AI_BASE_URL: baseUrl = '', AI_API_KEY: apiKey = null, AI_MODEL: model = '' } = env
  const endpoint = {
    ...{ baseUrl, apiKey, model },
    timeouts: { ...DEFAULT_TIMEOUTS, silence: silenceMs },
    usage: { isRefused: false },
  }
  const { now } = surroundings
  const engine = openAiEngine(endpoint, {
    ...surroundings,
    search: createWebSearch(env),
    pages: createWebPages(env, pages),
    recognize: recognizer({ names, now }),
    plan: lookUpPlan({ open, names, now }),
  })
  return withNamedFigures(engine)
}
