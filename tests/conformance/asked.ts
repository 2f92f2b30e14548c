import { randomUUID } from 'node:crypto'
import type { Person } from '../../packages/api-client/conformance/index.ts'
import { questions } from '../../packages/api-client/mock/entry.ts'
import { post } from '../fakes/sign-in.ts'

/** Asks something and waits for the whole answer; in a topic of its own unless one is given. */
export async function asked(
  { api, token }: Person,
  topics_id: string = randomUUID(),
): Promise<{ readonly topicsId: string; readonly answerId: string }> {
  const body = { question: questions.quick, topics_id }
  const stream = await (await post(`${api}/ask`, body, token)).text()
  const [, answerId = ''] = /"answer_message_id":"([^"]+)"/.exec(stream) ?? []
  return { topicsId: topics_id, answerId }
}
