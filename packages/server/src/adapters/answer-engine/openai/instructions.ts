import type { Language, Question } from '../../../ports.ts'
import { type InstructionSection, instruction } from '../instructions.ts'
import { languageOf } from '../language.ts'
import type { Reach } from '../research/messages.ts'
import { type Recognized, unrecognized } from '../research/recognized.ts'
import { earlierMessages, notesOnEarlier } from './earlier.ts'
import type { ChatMessage } from './endpoint.ts'

/** Stands before an answer to a question that is neither about crypto nor about investing. */
export const OFF_TOPIC = '[off-topic]'

const REACHES = {
  off: 'search-off',
  unavailable: 'search-impossible',
  noTools: 'search-impossible',
  tools: 'tools',
  given: 'given',
} as const satisfies Readonly<Record<Reach, InstructionSection>>

/** The conversation as the model is to see it, with instructions in the language of the question. */
export function conversation(
  question: Question,
  reach: Reach,
  computes: boolean,
  now: Date,
  recognized: Recognized = unrecognized(question),
): ChatMessage[] {
  const { text, deepThink, opening } = question
  const language = languageOf(text)
  const parts = [
    instruction(language, 'character', { today: now.toISOString().slice(0, 10) }),
    instruction(language, 'rules', { 'off-topic': OFF_TOPIC }),
    instruction(language, 'refusals'),
    instruction(language, 'scams'),
    instruction(language, 'orders'),
    instruction(language, REACHES[reach]),
  ]
  if (reach === 'tools' || reach === 'given')
    parts.push(...notesOnQuestion(recognized, language), instruction(language, 'material'))
  if (computes) parts.push(instruction(language, 'calculator'))
  if (deepThink) parts.push(instruction(language, 'analysis'))
  if (opening) {
    const { text: shown, guidance } = opening
    parts.push(instruction(language, 'opening', { shown, guidance }))
  }
  parts.push(...notesOnEarlier(question, language))
  const system = { role: 'system', content: parts.join('\n\n') } as const
  return [system, ...earlierMessages(question), { role: 'user', content: text }]
}

/** What is known of the question by rule, as data. */
function notesOnQuestion({ subjects, time }: Recognized, language: Language): string[] {
  return [
    ...(subjects.length > 0
      ? [instruction(language, 'recognized', { subjects: subjects.join('; ') })]
      : []),
    ...(time === null ? [] : [instruction(language, 'asked-time', { time })]),
  ]
}

export function titleRequest(question: string): ChatMessage[] {
  const language = languageOf(question)
  return [
    { role: 'system', content: instruction(language, 'title') },
    { role: 'user', content: instruction(language, 'title-question', { question }) },
  ]
}
