import type { EngineEvent, Question } from '../../../../ports.ts'

export const question = (more: Partial<Question> = {}): Question => ({
  text: 'What is staking?',
  history: [],
  deepThink: true,
  internetSearch: false,
  language: 'en',
  ...more,
})

/** Deltas of the same kind joined: how a text was cut is not what matters. */
export function joined(events: readonly EngineEvent[]): EngineEvent[] {
  const all: EngineEvent[] = []
  for (const event of events) {
    const last = all.at(-1)
    if (last && 'content' in last && 'content' in event && last.event === event.event) {
      all[all.length - 1] = { ...last, content: last.content + event.content }
    } else {
      all.push(event)
    }
  }
  return all
}
