import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = []
  write(createLog('trace', { write: (line) => void lines.push(line) }))
  return lines.join('')
}

test('an error is logged by what happened and where, not by what it quotes', () => {
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.org) already exists.',
    parameters: ['ada@example.org'],
  })
  const text = logged((log) => log.error({ err: new Error('cannot store', { cause }) }, 'failed'))
  expect(text).toContain('cannot store')
  expect(text).toContain('23505')
  expect(text).toContain('log.test.ts')
  expect(text).not.toContain('ada@')
})

test('a cause in words is logged', () => {
  const error = new Error('the model failed', { cause: 'it answered 503' })
  expect(logged((log) => log.error({ err: error }, 'failed'))).toContain('it answered 503')
})

test.each([null, 'ada@example.org', { email: 'ada@example.org' }])(
  'what is thrown and is no error (%j) does no harm',
  (thrown) => {
    const text = logged((log) => log.error({ err: thrown }, 'failed'))
    expect(text).toContain('failed')
    expect(text).not.toContain('ada@')
  },
)

test('a chain of causes that never ends is cut', () => {
  const error = new Error('round')
  error.cause = error
  expect(logged((log) => log.error({ err: error }, 'failed'))).toContain('round')
})
