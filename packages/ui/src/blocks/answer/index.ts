export { Answer, type AnswerLabels, type AnswerProps } from './answer.tsx'
export type { AnswerState } from './answer-state.ts'
