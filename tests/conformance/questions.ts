import { questions } from '../../packages/api-client/mock/entry.ts'
import type { FakeModel } from '../fakes/fake-model.ts'
import {
  calling,
  instantly,
  refusing,
  silentAfter,
  slowly,
  thinkingFirst,
} from '../fakes/model-scripts.ts'

const ANALYSIS = 'The question is about staking. '
const ANSWER = 'Staking locks coins 质押 to secure a **chain** [link](https://bitcoin.org).'
const AVERAGE = 'Your purchases average **15 USD**.'
const PURCHASES = {
  name: 'calculate',
  arguments: {
    calculator: 'average-cost',
    inputs: {
      purchases: [
        { price: 10, amount: 1 },
        { price: 20, amount: 1 },
      ],
    },
  },
}
const MINUTES_OF_TEXT = Array.from({ length: 2000 }, (_, n) => `word ${n} `)

/** Gives the fake model the answers that the suite expects of its questions. */
export function teach(model: FakeModel): void {
  const { quick, slow, sum, offTopic, failing } = questions
  model.answer(quick, thinkingFirst(ANALYSIS, instantly(ANSWER)))
  model.answer(slow, thinkingFirst(ANALYSIS, slowly(MINUTES_OF_TEXT, 60)))
  model.answer(sum, thinkingFirst(ANALYSIS, calling([PURCHASES], instantly(AVERAGE))))
  model.answer(offTopic, instantly('[off-topic] Only about crypto.'))
  model.answer(failing['error.modelFailed'], refusing(500))
  model.answer(failing['error.modelBusy'], refusing(429))
  model.answer(failing['error.modelTimeout'], silentAfter('The beginning of an answer'))
}
