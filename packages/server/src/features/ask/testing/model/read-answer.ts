import type { GenerationStatus } from '../../../../domain/generation.ts'
import { NOTHING, produce } from '../../../../domain/generation.ts'
import type { Client } from '../../../../testing/ask-world.ts'

export interface ReadAnswer {
  readonly think: string
  readonly text: string
  readonly status: GenerationStatus
}

/** Follows a stream to its end, or until it has reported as much of a running answer as expected. */
export async function readAnswer(
  client: Client,
  requestId: string,
  expected: ReadAnswer,
): Promise<ReadAnswer> {
  let produced = NOTHING
  let isComplete = false
  const reported = (status: GenerationStatus) => ({
    think: produced.think,
    text: produced.message,
    status,
  })
  const isAllThereIs = () =>
    expected.status === 'running' &&
    produced.think.length + produced.message.length === expected.think.length + expected.text.length
  for await (const event of await client.attach(requestId)) {
    if (event.event === 'start') produced = NOTHING
    produced = produce(produced, event)
    if (event.event === 'generateEnd') isComplete = true
    if (event.event === 'close') return reported(isComplete ? 'done' : 'stopped')
    if (event.event === 'error') return reported('failed')
    if (isAllThereIs()) return reported('running')
  }
  throw new Error('The stream ended without close or error')
}
