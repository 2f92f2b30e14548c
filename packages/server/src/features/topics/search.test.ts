import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PHRASES } from '../../adapters/answer-engine/handbook/phrases.ts'
import { until } from '../../testing/ask-world.ts'
import { describeDatabases } from '../../testing/databases.ts'
import { eventually } from '../../testing/eventually.ts'
import { queryOnly } from '../../testing/handler-context.ts'
import { message, type ScriptedAnswer } from '../../testing/scripted-engine.ts'
import { type TopicsClient, type TopicsWorld, topicsWorld } from '../../testing/topics-world.ts'
import { topicHandlers } from './handlers.ts'

/** One topic each: a question and its answer. */
const TOPICS = {
  staking: ['以太坊质押能赚多少？', '质押收益来自增发和手续费，**验**证者需锁定 32 ETH。'],
  halving: [
    '比特币减半是什么？',
    '每 210,000 个区块，**比特**币的奖励减半一次 [1](https://a.example)。',
  ],
  tokens: [
    'How do ERC-20 tokens work?',
    'A *contract* keeps balances; see [the EIP](https://b.example).',
  ],
  cafe: [
    'Is the Café token a scam?',
    'Nobody at the café knows: 100% of holders are `anonymous_whales`.',
  ],
} as const
type Topic = keyof typeof TOPICS

describeDatabases('a search', (open) => {
  let world: TopicsWorld
  let mei: TopicsClient
  const ids = new Map<string, Topic>()

  beforeEach(async () => {
    world = topicsWorld(open())
    mei = await world.reader()
    ids.clear()
    for (const [topic, [question, answer]] of Object.entries(TOPICS)) {
      ids.set(await mei.tell(question, answer), topic as Topic)
    }
  })
  afterEach(() => world.close())

  async function found(query: string) {
    return (await mei.search(query)).map(({ topics_id }) => ids.get(topics_id)).toSorted()
  }

  test('finds what is meant, and nothing else', async () => {
    const table: [string, ...Topic[]][] = [
      ['质押', 'staking'],
      ['比特', 'halving'],
      ['比特币', 'halving'],
      ['验证', 'staking'],
      ['押', 'staking'],
      ['币', 'halving'],
      ['特比'],
      ['质收'],
      ['eth 质押', 'staking'],
      ['质押 ETH', 'staking'],
      ['ETH质押', 'staking'],
      ['质押 比特币'],
      ['210000', 'halving'],
      ['210,000', 'halving'],
      ['32', 'staking'],
      ['erc20', 'tokens'],
      ['ERC 20', 'tokens'],
      ['contr', 'tokens'],
      ['contr balances'],
      ['balances contr', 'tokens'],
      ['a.example'],
      ['cafe', 'cafe'],
      ['CAFÉ sc', 'cafe'],
      ['100%', 'cafe'],
      ['anonymous whales', 'cafe'],
      ['tok', 'cafe', 'tokens'],
      ['  tok\n', 'cafe', 'tokens'],
      ['', 'cafe', 'halving', 'staking', 'tokens'],
      ['   ', 'cafe', 'halving', 'staking', 'tokens'],
      ['？'],
      ['🚀'],
    ]
    for (const [query, ...topics] of table) {
      expect([query, ...(await found(query))]).toEqual([query, ...topics])
    }
  })

  test('is never an error, whatever is typed', async () => {
    const pieces = ["'", '"', '\\', '%', '_', '\0', '\ud800', '\udc00', ':*', '&', '|', '!', '<->']
    for (const piece of [
      ...pieces,
      '(',
      ')',
      '质',
      'a',
      '1',
      'İ',
      'ﷺ',
      '\u0301',
      '🚀',
      '/*',
      '$1',
    ]) {
      await mei.search(piece)
      await mei.search(piece.repeat(200 / piece.length))
      await mei.search(`${piece}a${piece}质押${piece}`)
    }
  })

  test('does not find what the engine says about itself', async () => {
    const footer = `*${PHRASES.en.footer('2026-11-20', null)}*`
    await mei.tell('How do I bake bread?', PHRASES.en.offTopic)
    await mei.tell('红烧肉怎么做？', PHRASES.zh.offTopic)
    const unknown = [PHRASES.en.unknown(['zorblax']), PHRASES.en.nearest, '- **Wallets:** keys']
    await mei.tell('What is zorblax?', [...unknown, footer].join('\n\n'))
    const related = PHRASES.en.related(['Liquid wallets'])
    const id = await mei.tell(
      'What is a lock?',
      ['Locks hold coins.', related, footer].join('\n\n'),
    )
    for (const words of ['wallet', 'taxes', 'handbook', 'web', '钱包', '报税']) {
      expect([words, await mei.search(words)]).toEqual([words, []])
    }
    expect((await mei.search('locks hold'))[0]).toMatchObject({
      topics_id: id,
      match: { excerpt: 'Locks hold coins.' },
    })
    expect(await mei.search('zorblax')).toHaveLength(1)
  })

  test('does not find what a model answers to a question that is not its subject', async () => {
    world.engine.onQuestion = (answer) => {
      answer.say({ event: 'relevant', relevant: false }, message('Rather ask me about wallets.'))
      answer.finish()
    }
    await Array.fromAsync(await mei.ask({ question: 'How do I bake bread?' }))
    expect(await mei.search('wallets')).toEqual([])
    expect(await mei.search('bread')).toHaveLength(1)
  })

  test('lets others be served between the texts that it reads', async () => {
    for (let n = 0; n < 12; n += 1) await mei.tell(`What is coin ${n}?`, 'A coin.')
    let served = 0
    let isOver = false
    function serve() {
      served += 1
      if (!isOver) setImmediate(serve)
    }
    const db = open().db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (result.rows.some((row) => 'found' in row)) setImmediate(serve)
        return result
      },
    })
    const ctx = { ...mei.ctx(), database: { ...open(), db } }
    const { body } = await topicHandlers.fetchTopicList(ctx, queryOnly({ search_term: 'coin' }))
    isOver = true
    expect(body.data).toHaveLength(12)
    expect(served).toBeGreaterThan(6)
  })

  test('shows where it found a text, without its markup', async () => {
    const [item] = await mei.search('奖励减半')
    const { cur_message } = await mei.fetchTopic(item?.topics_id ?? '')
    expect(item?.match).toEqual({
      message_id: cur_message[1]?.message_id,
      version_number: 1,
      excerpt: '每 210,000 个区块，比特币的奖励减半一次。',
      ranges: [[18, 22]],
    })
  })

  test('finds formulas as they are read, and shows them so', async () => {
    await mei.tell('风险怎么算？', '方差是\\(\\sigma_p^2 = \\frac{\\text{总和}}{n}\\)。')
    const [item] = await mei.search('σ')
    expect(item?.match).toMatchObject({ excerpt: '方差是σ_p² = 总和/n。', ranges: [[3, 4]] })
    expect(await mei.search('frac')).toEqual([])
  })

  test('shows that it found a title', async () => {
    const [item] = await mei.search('减半')
    expect(item).toMatchObject({
      title: '比特币减半是什么？',
      match: {
        message_id: null,
        version_number: null,
        excerpt: '比特币减半是什么？',
        ranges: [[3, 5]],
      },
    })
    expect((await mei.search(''))[0]).not.toHaveProperty('match')
  })

  test('finds versions that are not selected, with their numbers', async () => {
    const topics_id = await mei.tell('What is gas?', 'The old answer.')
    const [question] = (await mei.fetchTopic(topics_id)).cur_message
    const edit = { topics_id, question_type: 1, message_id: question?.message_id ?? '' } as const
    await mei.tell('What is slippage?', 'A new answer.', edit)
    const answer = (await mei.fetchTopic(topics_id)).cur_message[1]?.message_id ?? ''
    const regenerate = { topics_id, question_type: 2, message_id: answer } as const
    await mei.tell('', 'One more answer.', regenerate)
    const matches = await Promise.all(
      ['gas', 'slippage', 'old answer', 'new answer', 'one more'].map(async (query) => {
        const [item] = await mei.search(query)
        return item?.match?.version_number
      }),
    )
    expect(matches).toEqual([null, 2, 1, 1, 2])
  })

  test('never finds what is somebody else’s, not even of one who shares the index’s mark', async () => {
    const { userId } = mei.user
    const twin = { ...mei.user, userId: `${userId.slice(0, 4)}0000-1111-4111-8111-111111111111` }
    await open().db.insertInto('users').values({ id: twin.userId, user_name: 'Twin' }).execute()
    const bob = await world.reader(twin)
    expect(await bob.search('质押')).toEqual([])
    const topic = await bob.tell('质押？', '质押。')
    expect((await bob.search('质押')).map(({ topics_id }) => topics_id)).toEqual([topic])
    expect(await found('质押')).toEqual(['staking'])
  })

  test('no longer finds what is deleted', async () => {
    const [item] = await mei.search('质押')
    await mei.delete(item?.topics_id ?? '')
    expect(await found('质押')).toEqual([])
    expect(await open().db.selectFrom('search_documents').select('terms').execute()).toHaveLength(9)
  })

  test('finds a running answer once it has ended, however it ends', async () => {
    world.engine.onQuestion = () => undefined
    const ends = [
      (answer: ScriptedAnswer) => answer.finish(),
      (answer: ScriptedAnswer) => answer.fail(new Error('cut off')),
      (_answer: ScriptedAnswer, requestId: string) => mei.stop(requestId),
    ]
    for (const [n, end] of ends.entries()) {
      const events = await mei.ask({ question: `What is restaking${n}?` })
      const { request_id } = await until(events, 'start')
      const answer = world.engine.answers.at(-1)
      answer?.say(message(`Eigenlayers${n}.`))
      await until(events, 'message')
      expect(await mei.search(`restaking${n}`)).toEqual([])
      if (answer) await end(answer, request_id)
      await Array.fromAsync(events)
      expect(await mei.search(`restaking${n}`)).toHaveLength(1)
      expect(await mei.search(`eigenlayers${n}`)).toHaveLength(1)
      expect(await mei.search(`eigenlayers${n} restaking${n}`)).toEqual([])
    }
  })

  test('finds a title that the model wrote later, and no longer the one before', async () => {
    world.engine.writesTitle = 'The \0Merge \ud800'
    await mei.tell('Proof of stake, when?', 'In 2022.')
    await eventually(async () => (await mei.search('merge'))[0]?.title).toBe('The Merge \ufffd')
    const [item] = await mei.search('proof')
    expect(item?.match?.message_id).not.toBeNull()
  })

  test('finds the same by both of its ways', async () => {
    const topics_id = await mei.tell('About validators', 'Validators validate.')
    for (let n = 0; n < 3; n += 1)
      await mei.tell(`validator ${n}`, 'A validator again.', { topics_id })
    const few = await mei.list({ search_term: 'valid', page_size: 2 })
    await sql`insert into search_documents (topic_id, ordinal, terms)
      select d.topic_id, 1000000 + n, d.terms from search_documents d, generate_series(1, 600) n
      where d.topic_id = ${topics_id} and d.ordinal = 0`.execute(open().db)
    expect(few.data.length).toBeGreaterThan(0)
    expect(await mei.list({ search_term: 'valid', page_size: 2 })).toEqual(few)
  })
})
