import { describe, expect, it } from 'vitest'
import type { EngineEvent, Question } from '../../../ports.ts'
import { handbookEngine } from './handbook-engine.ts'

const engine = handbookEngine()
const question = (text: string, more: Partial<Question> = {}): Question => ({
  text,
  history: [],
  deepThink: false,
  internetSearch: false,
  language: 'en',
  ...more,
})
const asked = (...texts: readonly string[]) =>
  texts.flatMap((content) => [
    { role: 'user' as const, content },
    { role: 'assistant' as const, content: '…' },
  ])

const answer = (text: string, more?: Partial<Question>) =>
  Array.fromAsync(engine.answer(question(text, more), new AbortController().signal))

const textOf = (events: readonly EngineEvent[], name: 'message' | 'think' = 'message') =>
  events.map((event) => (event.event === name ? event.content : '')).join('')

const namesOf = (events: readonly EngineEvent[]) =>
  [...events.map(({ event }) => event)].filter((name, at, all) => name !== all[at - 1])

describe('the handbook as an engine', () => {
  it('tells its steps, then whether the question is relevant, its sources and the answer', async () => {
    const events = await answer('what is staking?')
    expect(namesOf(events)).toEqual(['progress', 'relevant', 'sources', 'message'])
    expect(events[0]).toEqual({ event: 'progress', step: 'Searching the built-in handbook' })
    expect(events[1]).toEqual({ event: 'progress', step: 'Reading: Proof of stake and staking' })
  })

  it('tells its steps in the language of the interface and answers in that of the question', async () => {
    const events = await answer('what is staking?', { language: 'zh' })
    expect(events[1]).toEqual({ event: 'progress', step: '正在阅读：权益证明与质押' })
    expect(textOf(events)).toMatch(/^Staking means/)
    expect(textOf(await answer('BTC 是什么'))).toMatch(/^比特币是/)
  })

  it('shows its analysis with DeepThink alone', async () => {
    const events = await answer('what are the risks of staking?', { deepThink: true })
    expect(namesOf(events)).toEqual([
      'progress',
      'think',
      'thinkEnd',
      'relevant',
      'sources',
      'message',
    ])
    expect(textOf(events, 'think')).toContain('“Proof of stake and staking”')
    expect(textOf(events, 'think')).toContain('Sections that fit: Risks')
  })

  it('is the same each time', async () => {
    expect(await answer('质押和借贷有什么区别')).toEqual(await answer('质押和借贷有什么区别'))
  })

  it.each([
    'what is staking?',
    'staking vs lending',
    '不小心点了钓鱼链接签名了怎么办',
    '炒币要交税吗',
    'BTC 现在多少钱',
    'what about taxes on staking rewards',
  ])('cites in its answer to %j exactly the sources it lists', async (text) => {
    const events = await answer(text)
    const items = events.flatMap((event) => (event.event === 'sources' ? event.items : []))
    const cited = [...textOf(events).matchAll(/\[(\d+)\](?!\()/g)].map(([, index]) => Number(index))
    expect(items.map(({ index }) => index)).toEqual(items.map((_, at) => at + 1))
    expect(new Set(cited)).toEqual(new Set(items.map(({ index }) => index)))
  })

  it('says once that no model is at work, and makes no apology for a search', async () => {
    const text = textOf(await answer('what is staking?'))
    expect(text.match(/no model is configured/g)).toHaveLength(1)
    expect(text).not.toContain('web was not searched')
    const searched = textOf(await answer('what is staking?', { internetSearch: true }))
    expect(searched).toBe(text)
  })

  it('answers with both entries when two things are compared', async () => {
    const text = textOf(await answer('冷钱包和热钱包有什么区别'))
    expect(text).toMatch(/^\| {2}\| (?:硬件钱包 \| 加密钱包|加密钱包 \| 硬件钱包) \|$/m)
  })

  it.each([
    ['那有什么风险？', ['ETH 质押怎么做'], '质押 – 风险'],
    ['and the risks?', ['how do I stake eth'], '### Staking step by step – Is it safe?'],
    ['is it safe?', ['what is lido', 'thanks'], '### Lido (stETH) – Is it safe?'],
    ['对价格有什么影响？', ['比特币减半是什么？'], '### 比特币减半 – 减半一定涨吗'],
    [
      'how does it affect the price?',
      ['what is the halving'],
      '### The Bitcoin halving – Does the price rise',
    ],
    ['怎么开始呢', ['今天天气如何', '什么是定投'], '– 怎样设置'],
    ['那要交税吗？', ['质押有什么风险'], '加密资产税务'],
  ])('understands %j after %j', async (text, before, stated) => {
    const reply = textOf(await answer(text, { history: asked(...before) }))
    expect(reply).toContain(stated)
  })

  it.each([
    'what is a hardware wallet',
    'is this airdrop real?',
    'how to buy bitcoin',
    '怎么买比特币',
  ])('does not carry the subject over to %j', async (text) => {
    const reply = textOf(await answer(text, { history: asked('how do I stake eth') }))
    expect(reply).not.toMatch(/^(- \*\*)?(Staking|Proof of stake|质押|权益证明)/m)
  })

  it('looks at a new subject from the side that was spoken of', async () => {
    const reply = textOf(await answer('那 Solana 呢？', { history: asked('质押怎么做') }))
    expect(reply).toMatch(/^### .*质押$/m)
  })

  it.each(['thanks!', '谢谢', 'what is the weather like', '红烧肉怎么做'])(
    'does not take %j for a question about what was spoken of',
    async (text) => {
      const events = await answer(text, { history: asked('how do I stake eth') })
      expect(events).toContainEqual({ event: 'relevant', relevant: false, refunded: true })
    },
  )

  it('greets back, and declines politely what is off topic, without sources', async () => {
    for (const [text, start] of [
      ['hello', 'Hello!'],
      ['今天天气怎么样', '我只回答加密资产和投资方面的问题'],
    ] as const) {
      const events = await answer(text)
      expect(namesOf(events)).toEqual(['progress', 'relevant', 'message'])
      expect(events).toContainEqual({ event: 'relevant', relevant: false, refunded: true })
      expect(textOf(events)).toMatch(new RegExp(`^${start}`))
    }
  })

  it.each([
    ['is it safe?', 'That could mean several things. Which do you mean?'],
    ['哪个好', '这个问题可能指几种不同的东西，你指的是哪一个？'],
  ])('asks back what %j is about, with choices to press', async (text, asks) => {
    const reply = textOf(await answer(text))
    expect(reply).toMatch(new RegExp(`^${asks.replace('?', '\\?')}`))
    expect(reply.match(/\(#ask\)/g)).toHaveLength(3)
  })

  it.each([
    ['is now a good entry', /^Whether to buy or sell is your decision/],
    ['现在入场合适吗', /^买不买、卖不卖由你自己决定/],
    ['is another crash coming', /^I can’t predict/],
  ])('takes %j for a question of the field, though it names nothing', async (text, start) => {
    expect(textOf(await answer(text))).toMatch(start)
  })

  it.each([
    'recommend a good fantasy novel',
    'will it rain tomorrow',
    '今天吃什么好',
    '该不该辞职',
  ])('takes no other request for one of the field: %j', async (text) => {
    const events = await answer(text)
    expect(events).toContainEqual({ event: 'relevant', relevant: false, refunded: true })
  })

  it('computes what can be computed, and says what is missing for it', async () => {
    const text = 'I bought 0.1 BTC at 40000 and sold at 65000, what is my profit'
    expect(textOf(await answer(text))).toMatch(/^\*\*.*2,500/)
    expect(textOf(await answer('10倍杠杆做多，爆仓价是多少'))).not.toMatch(/^\*\*\d/)
  })

  it('explains a word of the field in a sentence, and leads to the entry that says more', async () => {
    const reply = textOf(await answer('what does ATH mean?'))
    expect(reply).toMatch(/^\*\*All-time high.*:\*\* /)
    expect(reply).toContain('](#ask)')
  })

  it('says that it has nothing on a country of which it has nothing', async () => {
    const reply = textOf(await answer('how is crypto taxed in Brazil'))
    expect(reply).toMatch(/^The handbook says nothing on Brazil in particular\./)
  })

  it('says something else when asked for more', async () => {
    const first = textOf(await answer('质押有什么风险'))
    const history = [
      { role: 'user' as const, content: '质押有什么风险' },
      { role: 'assistant' as const, content: first },
    ]
    const headingsIn = (text: string): readonly string[] => text.match(/^### .*$/gm) ?? []
    const more = headingsIn(textOf(await answer('还有别的吗', { history })))
    expect(more.length).toBeGreaterThan(0)
    expect(more.filter((heading) => headingsIn(first).includes(heading))).toEqual([])
  })

  it.each([
    [
      'compares again what was compared',
      'USDT 和 USDC 有什么区别',
      '哪个更安全',
      /^\|.*USDT.*USDC/,
    ],
    [
      'sets a new subject beside that spoken of',
      '什么是流动性质押',
      '那和普通质押比呢',
      /^\|.*质押/,
    ],
    ['wants of another coin what was wanted', 'will btc go up this year', 'and doge?', /predict/],
    ['takes another country', 'how is crypto taxed in the UK', 'and in germany?', /German/],
    ['keeps to it with a few words', 'how do i withdraw to my bank', 'how long?', /hour/],
  ])('in a conversation %s', async (_case, before, text, start) => {
    const history = [
      { role: 'user' as const, content: before },
      { role: 'assistant' as const, content: textOf(await answer(before)) },
    ]
    expect(textOf(await answer(text, { history }))).toMatch(start)
  })

  it.each([
    ['what is a whale in crypto', /^\*\*Whale/],
    ['what does it mean to get rekt', /^\*\*Rekt/i],
  ])('explains a word in the midst of %j', async (text, start) => {
    expect(textOf(await answer(text))).toMatch(start)
  })

  it('has nothing to say on when an unknown project lists its token, and says no more', async () => {
    const reply = textOf(await answer('when does Monad list its token'))
    expect(reply).toMatch(/^I have no live data/)
    expect(reply).not.toContain('###')
    expect(reply).not.toContain('[1]')
  })

  it('admits what it has no entry on and answers the part it has', async () => {
    expect(textOf(await answer('how do mortgages work'))).toMatch(
      /^I don’t know: .* no entry on mortgage/,
    )
    const partly = textOf(await answer('what is gitcoin'))
    expect(partly).toMatch(/^The handbook has no entry on Gitcoin itself;/)
    expect(partly).toContain('### Seven questions')
  })

  it.each([
    '',
    '   ',
    '?',
    '\u0000',
    '[1](javascript:alert(1))',
    '<script>alert(1)</script>',
    '𠮷'.repeat(2000),
    'or '.repeat(660),
  ])('survives nonsense (case %#)', async (text) => {
    const events = await answer(text, { deepThink: true })
    expect(textOf(events)).not.toBe('')
    expect(textOf(events)).not.toContain('script')
  })

  it('stops at once and quietly when it is aborted', async () => {
    const controller = new AbortController()
    const events: EngineEvent[] = []
    for await (const event of engine.answer(question('what is staking?'), controller.signal)) {
      events.push(event)
      controller.abort()
    }
    expect(namesOf(events)).toEqual(['progress'])
  })

  it('says all that it has at once: typing is left to the screen', async () => {
    const events = await answer('what are the risks of staking?', { deepThink: true })
    const texts = events.filter(({ event }) => event === 'think' || event === 'message')
    expect(texts.map(({ event }) => event)).toEqual(['think', 'message'])
  })

  it.each([
    [
      'what is staking?',
      /\n\n\*From the built-in handbook, .*\. As of \d{4}-\d\d-\d\d\. What changes often: .+\*$/,
    ],
    ['什么是质押？', /\n\n\*来自内置手册，.*。内容截至 \d{4}-\d\d-\d\d。容易变化的：.+\*$/],
  ])('says below of when the entries are that it used (%s)', async (text, footer) => {
    expect(textOf(await answer(text))).toMatch(footer)
  })

  it('gives no date for what no entry says', async () => {
    expect(textOf(await answer('how do mortgages work'))).not.toMatch(/\d{4}-\d\d-\d\d/)
  })

  it('leaves the title of a topic to the words of its question', async () => {
    const { signal } = new AbortController()
    const long =
      'I have a bit of ether lying around and wonder what the risks of staking it might be'
    expect(await engine.title(long, signal)).toBeNull()
    expect(await engine.title('what is staking?', signal)).toBeNull()
  })
})
