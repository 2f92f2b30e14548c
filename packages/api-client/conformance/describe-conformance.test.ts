import { expect, test } from 'vitest'
import { describeConformance, leftOut, type Subject } from './index.ts'
import { worldNames } from './subject.ts'

type Body = (...context: unknown[]) => Promise<void>

/** The test that shows a blocked user, as a runner gets it. */
function blockedUserTest(subject: Partial<Subject>): Body {
  const later = leftOut('nobody is blocked here')
  const worlds = Object.fromEntries(worldNames.map((name) => [name, later]))
  const bodies: Body[] = []
  describeConformance(
    {
      ...(worlds as unknown as Subject),
      name: 'it',
      api: 'http://it.test',
      decides: true,
      questions: { quick: '', slow: '', offTopic: '', failing: {} },
      ...subject,
    },
    {
      describe: (_, body) => body(),
      test: (name, body) => name.startsWith('error.accountBlocked') && bodies.push(body),
    },
  )
  return bodies[0] ?? expect.fail('No case shows a blocked user')
}

test('a runner skips a test whose world is left out, by what it hands over or binds', async () => {
  const reasons: string[] = []
  const runner = { skip: (reason: string) => reasons.push(reason) }
  const body = blockedUserTest({})
  await body(runner)
  await body.call(runner)
  expect(reasons).toEqual(Array(2).fill('blockedUser: nobody is blocked here'))
})

test('it fails at a runner that can skip nothing', async () => {
  await expect(blockedUserTest({})()).rejects.toThrow('blockedUser: nobody is blocked here')
})

test('a world that cannot be made by mistake is a failure that names it', async () => {
  const blockedUser = async () => {
    throw new Error('no database')
  }
  const runner = { skip: () => expect.fail('It was skipped') }
  await expect(blockedUserTest({ blockedUser })(runner)).rejects.toThrow(
    'The subject could not make blockedUser: no database',
  )
})

test('names no parameter, which Jest and Mocha would take for a callback', () => {
  expect(blockedUserTest({})).toHaveLength(0)
})
