import type { CallRequest, Limited, Person } from '../../packages/api-client/conformance/index.ts'
import { grayPng, upload } from '../../packages/api-client/conformance/png.ts'
import { questions } from '../../packages/api-client/mock/entry.ts'
import { newEmail } from '../fixtures/users.ts'
import { asked } from './asked.ts'

/** A request that would be served within the limit. */
export async function usualRequest(operation: Limited, person: Person): Promise<CallRequest> {
  if (operation === 'sendEmail') return { body: { email: newEmail() } }
  if (operation === 'downloadUserData') return {}
  if (operation === 'uploadAvatar') return { form: upload(grayPng(8, 8)) }
  const { topicsId, answerId } = await asked(person)
  switch (operation) {
    case 'ask':
      return { body: { question: questions.quick, topics_id: topicsId } }
    case 'downloadTopic':
      return { query: { topics_id: topicsId, file_type: 1 } }
    case 'downloadMessage':
      return { query: { message_id: answerId, file_type: 1 } }
  }
}
