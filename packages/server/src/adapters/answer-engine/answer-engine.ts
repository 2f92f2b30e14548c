import type { Env } from '../../env.ts'
import type { AnswerEngine } from '../../ports.ts'
import { hasLiveData } from '../configured-live-data.ts'
import type { LiveDataSettings } from '../live-data.ts'
import type { PageOptions } from '../pages/web-pages.ts'
import { readClassEntries } from '../source-classes/read-entries.ts'
import { classifier } from '../source-classes/source-classes.ts'
import type { ToolServerSettings } from '../tool-servers/read-servers.ts'
import { withFollowUps } from './followups/with-followups.ts'
import { handbookEngine } from './handbook/handbook-engine.ts'
import { loadKnownNames } from './handbook/known-names.ts'
import { createKnowledge, type Knowledge } from './knowledge.ts'
import type { ModelSettings } from './model-engine.ts'
import type { Report } from './research/research.ts'
import { helpFirst } from './urgent/help-first.ts'
import { withSourceClasses } from './with-source-classes.ts'

type EngineSettings = Pick<Env, 'SOURCE_CLASSES_FILE'> &
  ModelSettings &
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
 * reads live data where a source of it is configured; only what is configured is loaded. Either
 * goes on where people in trouble were told the first steps, and offers what to ask next. Rejects
 * where a file of the operator's, such as the list of classes of sources, cannot be used.
 */
export async function createAnswerEngine(
  env: EngineSettings,
  report: Report,
  { modelSilenceMs, pages, knowledge, now = () => new Date() }: EngineOptions = {},
): Promise<AnswerEngine> {
  const classOf = classifier(readClassEntries(env))
  const servers = await configuredServers(env, report)
  const { data, open } = knowledge ?? (await createKnowledge(env))
  const engine = await engineOf()
  return withFollowUps(helpFirst(withSourceClasses(engine, classOf)), { data, open, report })

  async function engineOf(): Promise<AnswerEngine> {
    const names = loadKnownNames
    if (env.AI_BASE_URL && env.AI_MODEL) {
      const { modelEngine } = await import('./model-engine.ts')
      const surroundings = { classOf, data, servers, open, names, now, report }
      return modelEngine(env, surroundings, { silenceMs: modelSilenceMs, pages })
    }
    if (!hasLiveData(data)) return handbookEngine(open)
    const { deskEngine } = await import('./desk/desk-engine.ts')
    const { Desk } = await import('./desk/desk.ts')
    const { withNamedFigures } = await import('./named-figures.ts')
    return withNamedFigures(deskEngine(new Desk({ data, names, now, report }), open))
  }
}

async function configuredServers(env: ToolServerSettings, report: Report) {
  if (!env.MCP_SERVERS) return null
  const { createToolServers } = await import('../tool-servers/tool-servers.ts')
  return createToolServers(env, report)
}
