import { expect, test } from 'vitest'
import { createNodeMock, type MockOptions, type WorldName } from './node.ts'

/** The waits of one answer, in milliseconds, and its stream. */
async function asked(world: WorldName, options: MockOptions = {}) {
  const waits: number[] = []
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds)
  }
  const mock = await createNodeMock({ world, wait, ...options })
  mock.server.listen()
  const response = await fetch('http://mock.test/api/v1/ask', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${mock.resident?.token}`,
    },
    body: JSON.stringify({
      question: 'Why?',
      topics_id: '0b9f6c1e-4a57-4d0b-9c53-2f1f6c0f8a11',
    }),
  })
  const text = await response.text()
  mock.server.close()
  return { waits, text }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

test('an answer takes its time, step by step', async () => {
  const { waits } = await asked('free-user')
  expect(sum(waits)).toBeGreaterThan(2000)
  expect(Math.max(...waits)).toBeLessThan(1000)
})

test('a slow network makes replies wait, and each step last four times as long', async () => {
  const { waits: usual } = await asked('free-user')
  const [latency, ...slow] = (await asked('slow-network')).waits
  expect(latency).toBeGreaterThan(0)
  expect(slow).toEqual(usual.map((milliseconds) => milliseconds * 4))
})

test('the same world gives the same stream each time', async () => {
  const [one, other] = [await asked('free-user'), await asked('free-user')]
  expect(other.text).toBe(one.text)
  expect((await asked('free-user', { seed: 'another' })).text).not.toBe(one.text)
})

test('a model that fails ends its answer with an error, after its first words', async () => {
  const { text } = await asked('failing-model')
  expect(text).toMatch(/event: message[\s\S]*event: error/)
})
