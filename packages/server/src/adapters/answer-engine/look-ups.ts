import type { HandbookEntry, LookUps } from '../../ports/look-ups.ts'
import { hasLiveData } from '../configured-live-data.ts'
import type { Entry } from './handbook/handbook.ts'
import type { Knowledge } from './knowledge.ts'
import { languageOf } from './language.ts'
import { simplified } from './simplified.ts'

/** The look-ups of live data that a model is offered, and the handbook, without a model. */
export async function createLookUps({ data, open }: Knowledge): Promise<LookUps> {
  return {
    tools: hasLiveData(data) ? (await import('./data-look-ups.ts')).dataLookUps(data) : [],
    async handbook(question, { limit, language = languageOf(question) }) {
      const { lookUp } = await open()
      return lookUp.entriesOn(simplified(question), language).slice(0, limit).map(entryOf)
    },
  }
}

function entryOf({ slug, title, summary, updated, sections, sources }: Entry): HandbookEntry {
  return {
    ...{ slug, title, summary, updated, sources },
    sections: sections.map(({ heading, body }) => ({ heading, text: body })),
  }
}
