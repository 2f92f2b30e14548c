import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Question } from '../ports.ts'
import { message, scriptedEngine } from '../testing/scripted-engine.ts'
import { STOPPED } from './ended.ts'
import { startLiveAnswer } from './live-answer.ts'
import { nobody } from './observer.ts'

const ask = { requestId: 'r', topicId: 't', questionId: 'q', answerId: 'a' }

test('what the engine says after the end is not part of the answer', async () => {
  const goesOn = Promise.withResolvers<void>()
  const hasSpoken = Promise.withResolvers<void>()
  const engine = {
    ...scriptedEngine(),
    async *answer() {
      yield message('A fee.')
      await goesOn.promise
      yield message(' And more.')
      hasSpoken.resolve()
      yield message(' And more.')
    },
  }
  const live = startLiveAnswer(
    { ...ask, question: {} as Question },
    { engine, coalesceMs: 0, report: () => undefined, observer: nobody },
  )
  await turn()
  live.halt(STOPPED)
  expect(await live.ended).toEqual(STOPPED)
  const { length } = live.log
  goesOn.resolve()
  await Promise.race([hasSpoken.promise, turn()])
  expect(live.produced.message).toBe('A fee.')
  expect(live.log.length).toBe(length)
})
