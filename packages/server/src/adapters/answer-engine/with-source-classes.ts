import type { AnswerEngine } from '../../ports.ts'
import type { ClassOf } from '../source-classes/source-classes.ts'

/** Whatever the engine, each source has a class; where the engine knows none, by its host. */
export function withSourceClasses(engine: AnswerEngine, classOf: ClassOf): AnswerEngine {
  return {
    ...engine,
    async *answer(question, signal, meter) {
      for await (const event of engine.answer(question, signal, meter)) {
        yield event.event === 'sources'
          ? { ...event, items: event.items.map((item) => ({ class: classOf(item.url), ...item })) }
          : event
      }
    },
  }
}
