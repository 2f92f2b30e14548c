import { startFakeModel } from '../../fakes/fake-model.ts'
import { STEADY_QUESTION, steadyScript } from './steady-streams.ts'

/** In a process of its own: beside the asker, it would answer once that one has read what came before. */
const model = await startFakeModel()
model.answer(STEADY_QUESTION, steadyScript())
process.send?.(Number(new URL(model.env.AI_BASE_URL ?? '').port))
