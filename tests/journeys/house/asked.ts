import type { ModelScript } from '../../peers/model-scripts.ts'
import type { House } from './house.ts'

/** A question that nobody else asks, and that is answered so. */
export function asked({ model }: House, script: ModelScript): string {
  const question = `What is staking? ${crypto.randomUUID()}`
  model.answer(question, script)
  return question
}
