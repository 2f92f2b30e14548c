import type { Language } from '../../../ports.ts'
import type { DeskPlan } from './plan.ts'
import { TEXTS } from './texts/texts.ts'
import { topicOf } from './topics/topics.ts'

/** What a reader who asked for the thinking is shown: what is read, and that rules decide. */
export function deskAnalysis({ parts }: DeskPlan, language: Language): string {
  const steps = parts.flatMap((part) => {
    if (part.kind === 'explain') return []
    const { port, step } = topicOf(part)
    return [`- ${step(part, language)} (${TEXTS[language].kinds[port]})`]
  })
  const lead =
    language === 'zh'
      ? '问题问的是数据，按固定规则读取，不由模型判断：'
      : 'The question wants data, which is read by fixed rules; no model decides:'
  return [lead, ...new Set(steps)].join('\n')
}
