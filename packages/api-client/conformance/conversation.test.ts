import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNodeMock, type NodeMock } from '../mock/node.ts'
import { CaseContext } from './case-context.ts'
import { longAnswer } from './conversation.ts'
import type { Subject } from './subject.ts'

let mock: NodeMock
beforeAll(async () => {
  mock = await createNodeMock()
  mock.server.listen()
})
afterAll(() => mock.server.close())

test('says that a text is not slow where its answer has ended at once', async () => {
  const api = 'http://mock.test/api/v1'
  const freeUser = async () => ({ api, token: mock.resident?.token ?? '', cookie: '' })
  const questions = { slow: 'What is gas?' }
  const context = new CaseContext({ api, freeUser, questions } as Subject)
  await expect(longAnswer(context)).rejects.toThrow(
    /questions\.slow .* "done" .* a text that is answered for a minute/,
  )
})
