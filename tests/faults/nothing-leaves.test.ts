import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startFakeMail } from '../fakes/fake-mail.ts'
import { startServer } from '../fakes/server-process.ts'
import { post } from '../fakes/sign-in.ts'
import { newStore } from './store.ts'

const RECORDER = new URL('../fakes/record-connections.ts', import.meta.url).href

/** One of each kind that live data, a search or a model could answer better. */
const QUESTIONS = [
  ...['BTC 现在多少钱？', 'Compare SOL and AVAX', 'ETH price chart of the last 90 days'],
  ...[
    'What are the top gainers today?',
    '什么是 Aave 项目？',
    'TVL of Aave',
    'USDC 理财收益率排行',
  ],
  ...['Is USDT still at its peg?', 'BTC 资金费率', 'fear and greed index', '现在 gas 多少？'],
  ...['What is 0x00000000219ab540356cbb839cbe05303d7705fa?', 'Who is vitalik.eth?'],
  ...[
    `交易 0x${'ab'.repeat(32)} 成功了吗？`,
    'When is the next halving?',
    '比特币最近有什么新闻？',
  ],
  ...['What if I buy 100 dollars of BTC a week?', '10 倍杠杆做多，爆仓价是多少？'],
  ...['What is staking and what does ETH pay now?', 'https://evil.example 是骗局吗？'],
  ...['I sent my coins to a scammer, help', '你好'],
]
/** A free user has three topics a day, with a question and three more in each. */
const [TOPICS, IN_A_TOPIC] = [3, 4]

test('without live data and without a model no question makes a request', async () => {
  await using store = await newStore('embedded')
  await using mail = await startFakeMail()
  const CONNECTIONS = join(store.dataDir, 'connections.txt')
  await writeFile(CONNECTIONS, '')
  const recorded = async () => (await readFile(CONNECTIONS, 'utf8')).split('\n').filter(Boolean)
  await using server = await startServer({
    ...store,
    env: { ...store.env, ...mail.env, CONNECTIONS, NODE_OPTIONS: `--import=${RECORDER}` },
  })

  /** Signs in by a code that is mailed to a server, which the recorder has to see. */
  async function tokenOf(email: string) {
    await post(`${server.api}/auth/send-email`, { email, language: 'en' })
    await expect.poll(() => mail.codeFor(email)).toMatch(/^\w{6}$/)
    const signedIn = { email, email_code: mail.codeFor(email) }
    const reply = await (await post(`${server.api}/auth/login/email`, signedIn)).json()
    return String(reply.data.access_token)
  }

  let token = ''
  let topics_id = ''
  for (const [at, question] of QUESTIONS.entries()) {
    if (at % (TOPICS * IN_A_TOPIC) === 0) token = await tokenOf(`${randomUUID()}@example.org`)
    if (at % IN_A_TOPIC === 0) topics_id = randomUUID()
    const asked = { question, topics_id, deepthink: true, internet_search: true, question_type: 0 }
    const reply = await post(`${server.api}/ask`, asked, token)
    expect([question, await reply.text()]).toEqual([question, expect.stringContaining('close')])
  }

  const seen = await recorded()
  const mailServer = mail.env.SMTP_URL?.replace('smtp://', '')
  expect(seen.filter((line) => line === `connect ${mailServer}`)).not.toEqual([])
  expect(seen.filter((line) => line !== `connect ${mailServer}`)).toEqual([])
})
