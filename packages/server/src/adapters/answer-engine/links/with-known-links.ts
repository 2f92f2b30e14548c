import type { EngineEvent, Question } from '../../../ports.ts'
import type { ClassOf } from '../../source-classes/source-classes.ts'
import { knownLinks } from './known-links.ts'
import { LinkFilter } from './link-filter.ts'

type Source = Extract<EngineEvent, { event: 'sources' }>['items'][number]
type Delta = Extract<EngineEvent, { event: 'think' | 'message' }>

/**
 * What a model says, with links only to pages that are known: a page or a shared topic may urge it to
 * write others, to lead its reader there or to carry away what was said in an address.
 */
export async function* withKnownLinks(
  events: AsyncIterable<EngineEvent>,
  question: Question,
  classOf: ClassOf,
): AsyncGenerator<EngineEvent> {
  let sources: readonly Source[] = []
  const mayLink = knownLinks(question, classOf, () => sources)
  const filters = { think: new LinkFilter(mayLink), message: new LinkFilter(mayLink) }

  /** What was held back; of an analysis nothing is, once it has ended. */
  function* rest() {
    yield* said('think', filters.think.end())
    yield* said('message', filters.message.end())
  }
  function* said(event: Delta['event'], content: string): Generator<EngineEvent> {
    if (content !== '') yield { event, content }
  }
  try {
    for await (const event of events) {
      if (event.event === 'sources') sources = event.items
      if (event.event === 'thinkEnd') yield* said('think', filters.think.end())
      if (event.event === 'think' || event.event === 'message')
        yield* said(event.event, filters[event.event].push(event.content))
      else yield event
    }
  } catch (error) {
    // The text before the failure is kept.
    yield* rest()
    throw error
  }
  yield* rest()
}
