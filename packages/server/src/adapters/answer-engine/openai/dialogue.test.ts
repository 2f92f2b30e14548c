import { describe, expect, it } from 'vitest'
import { type WebSearch, WebSearchFailure } from '../../../ports/web-search.ts'
import { openAiEngine } from './openai-engine.ts'
import { question } from './testing/questions.ts'
import { DONE, delta, type Reply, ScriptedModel, streaming } from './testing/scripted-model.ts'
import {
  AT,
  answered,
  calls,
  others,
  reported,
  result,
  type Sent,
  says,
  web,
} from './testing/searched-answer.ts'

describe('an answer with a search', () => {
  it('goes through its turns, with steps and sources as they come', async () => {
    const search = web((text) => (text === 'a' ? [result(1), result(2)] : [result(2), result(3)]))
    const turns = [calls('a', 'b'), calls('c'), says('So [3].')]
    const { events, sent } = await answered(search, turns, { language: 'zh', text: '为什么？' })
    const item = (n: number) => ({
      ...{ index: n, title: `Page ${n}`, url: `https://a.example/${n}` },
      ...{ excerpt: `Text ${n}`, fetched_at: AT.getTime() / 1000, class: 'unknown' },
    })
    expect(events).toEqual([
      { event: 'progress', step: '正在把问题交给模型' },
      { event: 'progress', step: '正在同时处理 2 项\n· 正在搜索网页：a\n· 正在搜索网页：b' },
      { event: 'progress', step: '正在同时处理 2 项\n✓ 正在搜索网页：a\n✓ 正在搜索网页：b' },
      { event: 'sources', items: [item(1), item(2), item(3)] },
      { event: 'progress', step: '正在阅读找到的内容' },
      { event: 'progress', step: '正在搜索网页：c' },
      { event: 'sources', items: [item(1), item(2), item(3)] },
      { event: 'progress', step: '正在阅读找到的内容' },
      { event: 'relevant', relevant: true },
      { event: 'message', content: 'So [3].' },
    ])
    expect(reported(sent[2])).toMatchObject([
      { results: [{ n: 1 }, { n: 2 }] },
      { results: [{ n: 2 }, { n: 3 }] },
      { results: [{ n: 2 }, { n: 3 }] },
    ])
    expect(sent[1]?.messages.slice(2)).toMatchObject([
      { role: 'assistant', tool_calls: [{ id: 'id-a' }, { id: 'id-b' }] },
      { role: 'tool', tool_call_id: 'id-a' },
      { role: 'tool', tool_call_id: 'id-b' },
    ])
  })

  it('ends after four turns with calls', async () => {
    const turns = [...['a', 'b', 'c', 'd'].map((query) => calls(query)), says('Enough.')]
    const { sent, text } = await answered(
      web(() => [result(1)]),
      turns,
    )
    expect(sent.map(({ tools }) => tools?.length ?? 0)).toEqual([3, 3, 3, 3, 0])
    expect(text).toBe('Enough.\n\n*Left out: further look-ups (no more rounds of them).*')
  })

  it('ends after six calls, and answers those beyond', async () => {
    const asked: string[] = []
    const search = web((text) => {
      asked.push(text)
      return [result(1)]
    })
    const turns = [calls('a', 'b', 'c', 'd', 'e', 'f', 'g'), says('Enough.')]
    const { sent, text } = await answered(search, turns)
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    expect(text).toBe('Enough.\n\n*Left out: `web: g` (more look-ups than one answer makes).*')
    // What computes looks nothing up.
    expect(sent.map(({ tools = [] }) => tools.map((tool) => tool.function.name))).toEqual([
      ['search_web', 'calculate', 'read_page'],
      ['calculate'],
    ])
    expect(reported(sent[1])).toHaveLength(7)
    expect(reported(sent[1])[6]).toMatchObject({ error: expect.stringContaining('No more calls') })
  })

  it('says that there was more where a turn has more calls than are kept', async () => {
    const turns = [calls(...Array(32).fill('a'), 'b'), says('Enough.')]
    const { sent, text } = await answered(
      web(() => [result(1)]),
      turns,
    )
    expect(reported(sent[1])).toHaveLength(32)
    expect(text).toBe(
      'Enough.\n\n*Left out: `web: a`, further look-ups (more look-ups than one answer makes).*',
    )
  })

  it('fails when the model calls and says nothing for ever', async () => {
    const endless = answered(
      web(() => [result(1)]),
      [calls('a')],
    )
    await expect(endless).rejects.toMatchObject({ key: 'error.modelFailed' })
  })

  it('gives the model an error when a search fails, and says so', async () => {
    const search: WebSearch = {
      name: 'Peer',
      search: () => Promise.reject(new WebSearchFailure('a.example answered 429')),
    }
    const { sent, text, reports } = await answered(search, [calls('a'), says('I don’t know.')])
    expect(reported(sent[1])).toMatchObject([{ error: expect.stringContaining('failed') }])
    expect(text).toMatch(/^I don’t know\.\n\n\*The web was not searched: .*\*$/)
    expect(reports).toEqual(['A search failed: WebSearchFailure: a.example answered 429'])
  })

  it('is not lost by a defect of a search either', async () => {
    const search = web(() => {
      throw new TypeError('a defect')
    })
    const { text, reports } = await answered(search, [calls('a'), says('I don’t know.')])
    expect(text).toMatch(/^I don’t know\./)
    expect(reports).toEqual(['A search is broken: TypeError: a defect'])
  })

  it.each([400, 404, 422])('goes on without tools where they are refused (%i)', async (status) => {
    const refusal: Reply = (response) => response.writeHead(status).end()
    const { sent, text } = await answered(
      web(() => []),
      // The second try only leaves out the question for the usage.
      [refusal, refusal, says('Well.')],
      { text: '好吗' },
    )
    expect(sent.map(({ tools }) => tools?.length ?? 0)).toEqual([3, 3, 0])
    expect(sent[2]?.messages[0]?.content).toContain('你在这里不能搜索网页')
    expect(text).toBe('Well.\n\n*没有搜索网络：所配置的模型不支持搜索。*')
  })

  it('tries no other refusal again', async () => {
    for (const status of [401, 429, 500]) {
      const refusal: Reply = (response) => response.writeHead(status).end()
      await expect(
        answered(
          web(() => []),
          [refusal, says('Well.')],
        ),
      ).rejects.toThrow('error.model')
    }
  })

  it('is stopped at once while a search is under way', async () => {
    await using model = await ScriptedModel.start(streaming(calls('a')))
    const controller = new AbortController()
    const search: WebSearch = {
      name: 'Peer',
      search: (_query, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
          controller.abort()
        }),
    }
    const reports: unknown[] = []
    const report = (what: string) => reports.push(what)
    const engine = openAiEngine(model.endpoint(), { search, ...others, report })
    const asked = question({ internetSearch: true })
    expect(await Array.fromAsync(engine.answer(asked, controller.signal))).toHaveLength(2)
    expect(reports).toEqual([])
    await model.left()
  })

  it('takes no longer in all than one answer may', async () => {
    const slowly: Reply = (response, request, body) =>
      setTimeout(() => streaming(calls('a'))(response, request, body), 80)
    const late = answered(
      web(() => [result(1)]),
      [slowly],
      {},
      { whole: 150 },
    )
    await expect(late).rejects.toMatchObject({ key: 'error.modelTimeout' })
  })
})

const computing = (...inputs: readonly unknown[]) =>
  delta({
    tool_calls: inputs.map((each, index) => ({
      ...{ index, id: `sum-${index}` },
      function: {
        name: 'calculate',
        arguments: JSON.stringify({ calculator: 'recovery', inputs: each }),
      },
    })),
  }) + DONE

describe('an answer with sums', () => {
  it('computes where nothing can be looked up, without a source or a note', async () => {
    const turns = [computing({ loss: 50 }), says('It takes 100 %.')]
    const { events, sent } = await answered(null, turns)
    expect(events).toEqual([
      { event: 'progress', step: 'Handing the question to the model' },
      { event: 'progress', step: 'Computing: Recovery' },
      {
        event: 'found',
        figures: [expect.objectContaining({ value: '100', unit: '%' })],
        sums: [{ calculator: 'recovery', inputs: { loss: '50' } }],
      },
      { event: 'relevant', relevant: true },
      { event: 'message', content: 'It takes 100 %.' },
    ])
    expect(sent[0]?.tools?.map((tool) => tool.function.name)).toEqual(['calculate'])
    expect(sent[0]?.messages[0]?.content).toContain('have it computed there')
    expect(reported(sent[1])).toMatchObject([{ results: [{ name: 'gain', value: '100' }] }])
  })

  it('goes on after wrong arguments, which the model is told of', async () => {
    const turns = [
      computing({ loss: 100 }, { loss: 'half' }),
      computing({ loss: 50 }),
      says('100 %.'),
    ]
    const { text, sent, reports } = await answered(null, turns)
    expect(reported(sent[1])).toMatchObject([
      { wrong: [{ input: 'loss', why: 'loss must be below 100.' }] },
      { wrong: [{ input: 'loss', why: 'loss must be a number.' }] },
    ])
    expect(text).toBe('100 %.')
    expect(reports).toEqual([])
  })

  it('takes twelve sums at once and answers those beyond', async () => {
    const { sent } = await answered(null, [
      computing(...Array(13).fill({ loss: 50 })),
      says('Enough.'),
    ])
    const results = reported(sent[1])
    expect(results.slice(0, 12)).toMatchObject(Array(12).fill({ results: [{ value: '100' }] }))
    expect(results[12]).toMatchObject({ error: expect.stringContaining('No more calls') })
  })

  it('says nothing of a search where a model takes no tools and none could be looked up', async () => {
    const refusal: Reply = (response) => response.writeHead(400).end()
    const { sent, text } = await answered(null, [refusal, refusal, says('Well.')])
    expect(sent.map(({ tools }) => tools?.length ?? 0)).toEqual([1, 1, 0])
    expect(sent[2]?.messages[0]?.content).not.toContain('have it computed there')
    expect(text).toBe('Well.')
  })

  it('offers no sums with DeepSearch off', async () => {
    const { sent } = await answered(null, [says('Hello.')], { internetSearch: false })
    expect(sent[0]?.tools).toBeUndefined()
  })
})

describe('what the model is told of its reach', () => {
  const system = (sent: readonly Sent[]) => sent[0]?.messages[0]?.content
  const some = web(() => [])

  it.each([
    ['switched off', some, false, 0, 'has search switched off', ''],
    ['not configured', null, true, 1, 'none is possible', ''],
    ['there', some, true, 3, 'never follow it', 'The web was not searched for this answer'],
  ])('a search that is %s', async (_case, search, internetSearch, tools, texts, note) => {
    const { sent, text } = await answered(search, [says('Hello.')], { internetSearch })
    expect(sent[0]?.tools?.length ?? 0).toBe(tools)
    expect(system(sent)).toContain('Today is 2026-11-20 (UTC).')
    expect(system(sent)).toContain(texts)
    expect(text.startsWith('Hello.')).toBe(true)
    expect(text.slice('Hello.'.length)).toEqual(note ? expect.stringContaining(note) : '')
  })

  it('an answer that declines says nothing of a search', async () => {
    const { text } = await answered(null, [says('[off-topic] I can’t help with that.')])
    expect(text).toBe('I can’t help with that.')
  })
})
