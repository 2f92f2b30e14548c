import { DATA_KINDS } from '../../ports/live-data.ts'
import type { HandbookEntry, LookUp, LookUps } from '../../ports/look-ups.ts'
import type { Entry } from './handbook/handbook.ts'
import type { Knowledge } from './knowledge.ts'
import { languageOf } from './language.ts'
import { dataTools } from './research/data-tools.ts'
import { RESEARCH_MESSAGES } from './research/messages.ts'
import { SourceList } from './research/source-list.ts'
import type { Tool } from './research/tool.ts'

/** The look-ups of live data that a model is offered, and the handbook, without a model. */
export function createLookUps({ data, open }: Knowledge): LookUps {
  return {
    tools: dataTools(data).map(lookUpOf),
    async handbook(question, { limit, language = languageOf(question) }) {
      const { lookUp } = await open()
      return lookUp.entriesOn(question, language).slice(0, limit).map(entryOf)
    },
  }
}

function lookUpOf({ name, kind, description, parameters, read }: Tool): LookUp {
  const of = DATA_KINDS.find((each) => each === kind)
  if (!of) throw new Error(`${name} looks up no live data`)
  return {
    name,
    description,
    parameters,
    failed: { zh: RESEARCH_MESSAGES.zh.failed[of], en: RESEARCH_MESSAGES.en.failed[of] },
    read(given) {
      const call = read(given)
      if (!call) return null
      return async (signal) => {
        const { sources, figures = [], tell } = await call.run(signal)
        const list = new SourceList()
        const data = tell(sources.map((source) => list.add(source)))
        return { data, sources: list.items, figures }
      }
    },
  }
}

function entryOf({ slug, title, summary, updated, sections, sources }: Entry): HandbookEntry {
  return {
    ...{ slug, title, summary, updated, sources },
    sections: sections.map(({ heading, body }) => ({ heading, text: body })),
  }
}
