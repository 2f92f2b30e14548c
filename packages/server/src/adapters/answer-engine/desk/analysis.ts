import type { Language } from '../../../ports.ts'
import { sayIn } from './messages/messages.ts'
import type { DeskPlan } from './plan.ts'
import { topicOf } from './topics/topics.ts'

/** What a reader who asked for the thinking is shown: what is read, and that rules decide. */
export function deskAnalysis({ parts }: DeskPlan, language: Language): string {
  const say = sayIn(language)
  const steps = parts.flatMap((part) => {
    if (part.kind === 'explain') return []
    const { port, step } = topicOf(part)
    return [`- ${step(part, language)} (${say('answer.kind', { kind: port })})`]
  })
  return [say('answer.thinking'), ...new Set(steps)].join('\n')
}
