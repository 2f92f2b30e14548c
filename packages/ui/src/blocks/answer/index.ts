export { Answer, type AnswerLabels, type AnswerProps, type AnswerState } from './answer.tsx'
