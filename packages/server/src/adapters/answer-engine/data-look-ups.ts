import { DATA_KINDS, type LiveData } from '../../ports/live-data.ts'
import type { LookUp } from '../../ports/look-ups.ts'
import { dataTools } from './research/data-tools.ts'
import { RESEARCH_MESSAGES } from './research/messages.ts'
import { SourceList } from './research/source-list.ts'
import type { Tool } from './research/tool.ts'

/** The look-ups of live data that a model is offered, without a model. */
export const dataLookUps = (data: LiveData): LookUp[] => dataTools(data).map(lookUpOf)

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
