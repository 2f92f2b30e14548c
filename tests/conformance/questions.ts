import type { Questions } from '../../packages/api-client/conformance/index.ts'
import type { FakeModel } from '../fakes/fake-model.ts'
import { instantly, refusing, silentAfter, slowly, thinkingFirst } from '../fakes/model-scripts.ts'

/** The questions of the suite; `teach` gives the fake model their answers. */
export const questions: Questions = {
  quick: '什么是质押？ What is staking?',
  slow: 'Tell me everything about bitcoin, slowly',
  failing: {
    'error.modelFailed': 'A question that breaks the model',
    'error.modelBusy': 'A question for a busy model',
    'error.modelTimeout': 'A question on which the model falls silent',
  },
}

const ANALYSIS = 'The question is about staking. '
const ANSWER = 'Staking locks coins 质押 to secure a **chain** [link](https://example.org).'
const MINUTES_OF_TEXT = Array.from({ length: 2000 }, (_, n) => `word ${n} `)

export function teach(model: FakeModel): void {
  const { quick, slow, failing } = questions
  model.answer(quick, thinkingFirst(ANALYSIS, instantly(ANSWER)))
  model.answer(slow, thinkingFirst(ANALYSIS, slowly(MINUTES_OF_TEXT, 60)))
  model.answer(failing['error.modelFailed'], refusing(500))
  model.answer(failing['error.modelBusy'], refusing(429))
  model.answer(failing['error.modelTimeout'], silentAfter('The beginning of an answer'))
}
