import { expect, test } from 'vitest'
import { exchangeOf, exchangesOf } from './exchanges.ts'

const message = (
  id: string,
  role: 'user' | 'assistant',
  parentId: string | null,
  selectedChildId: string | null = null,
) => ({ id, role, parentId, selectedChildId })

const question = message('q', 'user', null, 'a1')
const first = message('a1', 'assistant', 'q')
const second = message('a2', 'assistant', 'q')
const next = message('q2', 'user', 'a1')
const lost = message('q3', 'user', 'a2', 'gone')
const late = [message('b1', 'assistant', 'q3'), message('b2', 'assistant', 'q3')]
const tree = [question, first, second, next, lost, ...late]

test('a path is told as questions with their answers, the last of them perhaps without', () => {
  expect(exchangesOf([question, first, next])).toEqual([
    { question, answer: first },
    { question: next, answer: null },
  ])
  expect(exchangesOf([])).toEqual([])
})

test.each([
  {
    id: 'a2',
    exchange: { question, answer: second },
    why: 'an answer, though another is selected',
  },
  { id: 'q', exchange: { question, answer: first }, why: 'a question with its selected answer' },
  { id: 'q2', exchange: { question: next, answer: null }, why: 'a question without answers' },
  {
    id: 'q3',
    exchange: { question: lost, answer: late[1] },
    why: 'one whose pointer leads nowhere',
  },
  { id: 'x', exchange: null, why: 'an unknown message' },
])('$why', ({ id, exchange }) => {
  expect(exchangeOf(tree, id)).toEqual(exchange)
})
