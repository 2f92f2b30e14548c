import { createAnswerEngine, languageOf, readEnv } from '@coinquiry/server/testing'
import { createKnowledge } from '@coinquiry/server/testing/benchmarks'
import { type DataQuestion, readDataQuestions } from '../eval/data/questions.ts'
import { startFakeChains } from '../fakes/fake-chains.ts'
import { startFakeDefi } from '../fakes/fake-defi.ts'
import { startFakeMarket } from '../fakes/fake-market.ts'
import { startFakeNews } from '../fakes/fake-news.ts'
import { startFakeSentiment } from '../fakes/fake-sentiment.ts'
import { median, printTable } from './figures.ts'

/** So many questions of one engine stay within what its sources may be asked in a minute. */
const OF_ONE_ENGINE = 10

await using fakes = new AsyncDisposableStack()
const market = fakes.use(await startFakeMarket())
const others = await Promise.all([
  ...[startFakeDefi(), startFakeChains(), startFakeNews(), startFakeSentiment()],
])
for (const fake of others) fakes.use(fake)
const env = readEnv(Object.assign({}, market.env, ...others.map((fake) => fake.env)))

/** In milliseconds. Another program can lengthen what the clock shows, not what the processor did. */
interface Time {
  readonly clock: number
  readonly processor: number
}

/** From the last reading to the first text, by the kind of question. */
const waits = new Map<string, Time[]>()
let lastReading: Time | null = null
let engine = await newEngine()
let asked = 0

async function newEngine() {
  const observe = () => {
    lastReading = timeNow()
  }
  return createAnswerEngine(env, () => undefined, {
    knowledge: await createKnowledge(env, observe),
  })
}

function timeNow(): Time {
  const { user, system } = process.cpuUsage()
  return { clock: performance.now(), processor: (user + system) / 1000 }
}

const since = (from: Time, to: Time): Time => ({
  clock: to.clock - from.clock,
  processor: to.processor - from.processor,
})

async function firstText({ ask: text, after }: DataQuestion): Promise<Time | null> {
  const history = after.map((content) => ({ role: 'user' as const, content }))
  const question = {
    text,
    history,
    deepThink: false,
    internetSearch: true,
    language: languageOf(text),
  }
  for await (const event of engine.answer(question, new AbortController().signal)) {
    if (event.event === 'message') return timeNow()
  }
  return null
}

// What is opened with the first question of a server is open.
const questions = readDataQuestions()
for (const question of questions.slice(0, 2)) await firstText(question)
for (const question of questions) {
  asked += 1
  if (asked % OF_ONE_ENGINE === 0) {
    engine = await newEngine()
    await firstText({ ...question, ask: 'fear and greed index', after: [] })
  }
  lastReading = null
  const at = await firstText(question)
  // Whatever is remembered from a question before needs no reading.
  if (lastReading === null || at === null) continue
  waits.set(question.kind, [...(waits.get(question.kind) ?? []), since(lastReading, at)])
}

const { COINGECKO_URL, COINGECKO_API_KEY } = market.env
const bare: Time[] = []
for (let round = 0; round < 30; round += 1) {
  const from = timeNow()
  const reply = await fetch(`${COINGECKO_URL}/coins/bitcoin`, {
    headers: { 'x-cg-demo-api-key': COINGECKO_API_KEY ?? '' },
  })
  JSON.parse(await reply.text())
  bare.push(since(from, timeNow()))
}

const clockOf = (times: readonly Time[]) => times.map(({ clock }) => clock)
const each = median(clockOf(bare))
const all = [...waits.values()].flat()
const row = (name: string, times: readonly Time[]) => [
  name,
  String(times.length),
  median(clockOf(times)).toFixed(1),
  Math.max(...clockOf(times)).toFixed(1),
  Math.max(...times.map(({ processor }) => processor)).toFixed(1),
  (median(clockOf(times)) / each).toFixed(2),
]
console.log('The desk, from the last figure to the first text, beside one request to the same fake')
printTable(
  ['', 'questions', 'median ms', 'most ms', 'most ms of processor', 'to a request'],
  [
    row('a request', bare),
    ...[...waits].map(([kind, values]) => row(kind, values)),
    row('all (target: ≤ 50 ms)', all),
  ],
)
