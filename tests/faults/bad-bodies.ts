import { newId } from '@coinquiry/api-client'
import {
  EMPTY,
  INVALID,
  NO_ACCESS,
  type Refusal,
  STALE_PARENT,
  TOO_LARGE,
  TOO_LONG,
  UNKNOWN,
} from './refusals.ts'

/** Ids of a question and its answer in a topic. */
export interface Turn {
  readonly topic: string
  readonly question: string
  readonly answer: string
}

/** What exists before a bad question comes: a turn of the user's, and one of somebody else's. */
export interface Turns {
  readonly own: Turn
  readonly foreign: Turn
}

type Body = (turns: Turns) => unknown

const dead = newId()
const fresh =
  (rest: Record<string, unknown>): Body =>
  () => ({ question: 'Why?', topics_id: newId(), ...rest })
const here =
  (rest: (turns: Turns) => Record<string, unknown>): Body =>
  (turns) => ({ question: 'Why?', topics_id: turns.own.topic, ...rest(turns) })
const there =
  (rest: (turns: Turns) => Record<string, unknown>): Body =>
  (turns) => ({ question: 'Why?', topics_id: turns.foreign.topic, ...rest(turns) })

/** Bodies of `POST /ask` that must be refused, and how. */
export const badBodies: readonly (readonly [name: string, Refusal, Body])[] = [
  ['no text', EMPTY, fresh({ question: '' })],
  ['white space', EMPTY, fresh({ question: ' \n\t\u3000\u00a0' })],
  ['2,001 letters', TOO_LONG, fresh({ question: 'a'.repeat(2001) })],
  ['2,001 emoji', TOO_LONG, fresh({ question: '🪙'.repeat(2001) })],
  ['2 MB', TOO_LARGE, fresh({ question: 'a'.repeat(2 * 1024 * 1024) })],
  ['a number as question', INVALID, fresh({ question: 7 })],
  ['no question', INVALID, fresh({ question: undefined })],
  ['a topics_id that is no UUID', INVALID, fresh({ topics_id: 'my topic' })],
  ['no topics_id', INVALID, fresh({ topics_id: undefined })],
  ['an unknown kind', INVALID, fresh({ question_type: 3 })],
  ['a kind as text', INVALID, fresh({ question_type: 'new' })],
  ['a flag as text', INVALID, fresh({ deepthink: 'yes' })],
  ['a flag of 2', INVALID, fresh({ detached: 2 })],
  ['a list as body', INVALID, () => []],
  ['null as body', INVALID, () => 'null'],
  ['no body', INVALID, () => undefined],
  ['half a body', INVALID, () => '{"question":"Why?","topics_id'],
  ['an edit of a dead message', UNKNOWN, here(() => ({ question_type: 1, message_id: dead }))],
  [
    'an edit of a message elsewhere',
    UNKNOWN,
    here(({ foreign }) => ({ question_type: 1, message_id: foreign.question })),
  ],
  [
    'an edit of an answer',
    UNKNOWN,
    here(({ own }) => ({ question_type: 1, message_id: own.answer })),
  ],
  [
    'a refresh of a question',
    UNKNOWN,
    here(({ own }) => ({ question_type: 2, message_id: own.question })),
  ],
  ['a refresh of nothing', UNKNOWN, here(() => ({ question_type: 2 }))],
  ['an edit of no UUID', UNKNOWN, here(() => ({ question_type: 1, message_id: '12' }))],
  ['a conversation that has gone on', STALE_PARENT, here(({ own }) => ({ parent_id: own.answer }))],
  ["a question in somebody else's topic", NO_ACCESS, there(() => ({}))],
  [
    "an edit in somebody else's topic",
    NO_ACCESS,
    there(({ foreign }) => ({ question_type: 1, message_id: foreign.question })),
  ],
  ['an edit in a dead topic', NO_ACCESS, fresh({ question_type: 1, message_id: dead })],
  [
    'a share that cannot be read',
    NO_ACCESS,
    here(({ foreign }) => ({ topics_id: newId(), share_topics_id: foreign.topic })),
  ],
]
