import {
  type AppContext,
  bodyOnly,
  COMMON,
  handlerContext,
  messageHandlers,
  type Owner,
  RARE,
  topicHandlers,
} from '@coinquiry/server/testing/benchmarks'

const PAGE = 10

/** The database, and the answers that are being written. */
export type Stored = Pick<AppContext, 'database' | 'generations'>

export interface Action {
  readonly name: string
  readonly target: string
  /** Resolves with the number of items. */
  act(stored: Stored, owner: Owner): Promise<number>
  readonly items: number
}

const GROWTH = '≤ 0.20'

export const actions: readonly Action[] = [
  { name: 'list a page', target: GROWTH, act: list({ page_size: PAGE }), items: PAGE },
  {
    name: 'search, rare word',
    target: GROWTH,
    act: list({ page_size: PAGE, search_term: RARE }),
    items: 3,
  },
  {
    name: 'search, common word',
    target: '',
    act: list({ page_size: PAGE, search_term: COMMON }),
    items: PAGE,
  },
  { name: 'open a topic', target: GROWTH, act: open, items: 10 },
]

function list(query: { page_size: number; search_term?: string }): Action['act'] {
  return async (stored, owner) => {
    const input = { path: {}, query, header: {}, body: undefined }
    const { body } = await topicHandlers.fetchTopicList(context(stored, owner), input)
    return body.data.length
  }
}

async function open(stored: Stored, owner: Owner): Promise<number> {
  const body = { topics_id: owner.topicId }
  const reply = await messageHandlers.fetchTopicMessage(context(stored, owner), bodyOnly(body))
  return reply.body.data.cur_message.length
}

function context({ database, generations }: Stored, { userId }: Owner) {
  const viewer = { kind: 'user', userId, isMember: false, tokenHash: new Uint8Array() } as const
  return handlerContext(database, { viewer, generations })
}
