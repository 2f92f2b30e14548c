import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNodeMock, type NodeMock } from '../mock/node.ts'
import { CaseContext } from './case-context.ts'
import { longAnswer } from './conversation.ts'
import { LeftOut } from './left-out.ts'
import type { Questions, Subject } from './subject.ts'

let mock: NodeMock
beforeAll(async () => {
  mock = await createNodeMock()
  mock.server.listen()
})
afterAll(() => mock.server.close())

/** Asks for a long answer at the mock, with these texts. */
function longAnswerWith(questions: Partial<Questions>) {
  const api = 'http://mock.test/api/v1'
  const freeUser = async () => ({ api, token: mock.resident?.token ?? '', cookie: '' })
  return longAnswer(new CaseContext({ api, freeUser, questions } as Subject))
}

test('says that a text is not slow where its answer has ended at once', async () => {
  await expect(longAnswerWith({ slow: 'What is gas?' })).rejects.toThrow(
    /questions\.slow .* "done" .* a text that is answered for a minute/,
  )
})

test('leaves out what needs a slow text where there is none', async () => {
  await expect(longAnswerWith({})).rejects.toThrow(new LeftOut('questions.slow: none'))
})
