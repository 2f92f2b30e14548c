import type { Env } from '../../env.ts'
import type { AnswerEngine } from '../../ports.ts'
import { hasLiveData, type LiveDataSettings } from '../live-data.ts'
import { createWebPages, type PageOptions, type PageSettings } from '../pages/web-pages.ts'
import { createWebSearch, type SearchSettings } from '../search/web-search.ts'
import { readClassEntries } from '../source-classes/read-entries.ts'
import { classifier } from '../source-classes/source-classes.ts'
import type { ToolServerSettings } from '../tool-servers/read-servers.ts'
import { createToolServers } from '../tool-servers/tool-servers.ts'
import { Desk } from './desk/desk.ts'
import { deskEngine } from './desk/desk-engine.ts'
import { withFollowUps } from './followups/with-followups.ts'
import { handbookEngine } from './handbook/handbook-engine.ts'
import { loadKnownNames } from './handbook/known-names.ts'
import { createKnowledge, type Knowledge } from './knowledge.ts'
import { lookUpPlan } from './look-up-plan/look-up-plan.ts'
import { recognizer } from './look-up-plan/recognizer.ts'
import { withNamedFigures } from './named-figures.ts'
import { DEFAULT_TIMEOUTS } from './openai/endpoint.ts'
import { openAiEngine } from './openai/openai-engine.ts'
import type { Report } from './research/research.ts'
import { helpFirst } from './urgent/help-first.ts'
import { withSourceClasses } from './with-source-classes.ts'

type EngineSettings = Pick<Env, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL' | 'SOURCE_CLASSES_FILE'> &
  SearchSettings &
  PageSettings &
  LiveDataSettings &
  ToolServerSettings

export interface EngineOptions {
  /** How long a model may say nothing in the middle of an answer. */
  readonly modelSilenceMs?: number | undefined
  /** How pages of the web are read; for tests, whose pages are on this machine. */
  readonly pages?: PageOptions | undefined
  /** What is shared with look-ups apart from answers; made for this engine alone where it is not given. */
  readonly knowledge?: Knowledge
  readonly now?: () => Date
}

/**
 * A model if one is set, with what it may look up, else the built-in handbook, with a desk that
 * reads live data where a source of it is configured. Either goes on where people in trouble were
 * told the first steps, and offers what to ask next. Throws where a file of the operator's, such as
 * the list of classes of sources, cannot be used.
 */
export function createAnswerEngine(
  env: EngineSettings,
  report: Report,
  {
    modelSilenceMs = DEFAULT_TIMEOUTS.silence,
    pages,
    knowledge = createKnowledge(env),
    now = () => new Date(),
  }: EngineOptions = {},
): AnswerEngine {
  const classOf = classifier(readClassEntries(env))
  const servers = createToolServers(env, report)
  const { data, open } = knowledge
  if (!env.AI_BASE_URL || !env.AI_MODEL) {
    const desk = new Desk({ data, names: loadKnownNames, now, report })
    const engine = hasLiveData(data)
      ? withNamedFigures(deskEngine(desk, open))
      : handbookEngine(open)
    return withFollowUps(helpFirst(withSourceClasses(engine, classOf)), { data, open, report })
  }
  const endpoint = {
    baseUrl: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY ?? null,
    model: env.AI_MODEL,
    timeouts: { ...DEFAULT_TIMEOUTS, silence: modelSilenceMs },
    usage: { isRefused: false },
  }
  const surroundings = {
    search: createWebSearch(env),
    pages: createWebPages(env, pages),
    classOf,
    data,
    servers,
    now,
    recognize: recognizer({ names: loadKnownNames, now }),
    plan: lookUpPlan({ open, names: loadKnownNames, now }),
    report,
  }
  const engine = withNamedFigures(openAiEngine(endpoint, surroundings))
  return withFollowUps(helpFirst(withSourceClasses(engine, classOf)), { data, open, report })
}
