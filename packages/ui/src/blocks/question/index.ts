export { Question, type QuestionLabels, type QuestionProps } from './question.tsx'
