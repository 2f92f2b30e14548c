import { describe, expect, it } from 'vitest'
import { ANSWER_BOUNDS, type AnswerBounds, estimatedTokens } from '../../../ports/answer-bounds.ts'
import type { EngineEvent } from '../../../ports.ts'
import { question } from '../openai/testing/questions.ts'
import { notesOn } from './messages.ts'
import { Research } from './research.ts'
import type { Finding, Tool } from './tool.ts'

type Run = (id: string, signal: AbortSignal) => Promise<Finding>

const page = (id: string, text = id): Finding => ({
  sources: [{ title: id, url: `https://a.example/${id}` }],
  tell: ([n]) => ({ n, text }),
})

function toolThat(run: Run, kind: Tool['kind'] = 'news'): Tool {
  return {
    ...{ name: kind, kind, description: '', parameters: {} },
    read: (given) => {
      const { id } = given as { readonly id: string }
      return {
        step: (language) => (language === 'zh' ? `正在读取新闻：${id}` : `Reading the news: ${id}`),
        run: (signal) => run(id, signal),
      }
    },
  }
}

const callsOf = (ids: readonly string[], name = 'news') =>
  ids.map((id) => ({ id, name, arguments: JSON.stringify({ id }) }))
const some = (count: number, of = 'n') => Array.from({ length: count }, (_, at) => `${of}${at + 1}`)

interface Researched {
  readonly run?: Run
  readonly bounds?: Partial<AnswerBounds>
  readonly text?: string
  readonly kind?: Tool['kind']
  readonly isPlanned?: boolean
}

/** What comes of turns with these calls. */
async function researched(
  turns: readonly (readonly string[])[],
  { run = async (id) => page(id), bounds, text = 'News?', kind, isPlanned }: Researched = {},
) {
  const reports: string[] = []
  const research = new Research([toolThat(run, kind)], 'en', (what) => reports.push(what), {
    ...ANSWER_BOUNDS,
    ...bounds,
  })
  const reported: object[] = []
  const events: EngineEvent[] = []
  for (const ids of turns) {
    const work = research.carryOut(callsOf(ids, kind), new AbortController().signal, isPlanned)
    let step = await work.next()
    for (; !step.done; step = await work.next()) events.push(step.value)
    reported.push(...step.value.map((result) => JSON.parse(result)))
  }
  const sources = events.findLast(({ event }) => event === 'sources')
  return {
    reported,
    reports,
    isOpen: research.offered.length > 0,
    notes: notesOn(question({ text, internetSearch: true }), 'tools', research, new Date(0)),
    cited: sources?.event === 'sources' ? sources.items.map(({ title }) => title) : [],
  }
}

const LAST = { last: expect.stringContaining('answer with what you have') }

describe('the bound of look-ups', () => {
  it.each([
    [0, [], true],
    [1, [], true],
    [5, [], true],
    [6, [], false],
    [7, ['Left out: `news: n7` (more look-ups than one answer makes).'], false],
    [
      11,
      ['Left out: `news: n7`, `news: n8`, `news: n9`, … (more look-ups than one answer makes).'],
      false,
    ],
  ])('of %i at once names those beyond', async (count, notes, isOpen) => {
    const result = await researched([some(count)])
    expect(result).toMatchObject({ notes, isOpen })
    expect(result.cited).toEqual(some(Math.min(count, 6)))
    if (!isOpen) expect(result.reported.at(-1)).toMatchObject(LAST)
    else expect(JSON.stringify(result.reported)).not.toContain('answer with what you have')
  })

  it('is of all turns together, and is named in the language of the question', async () => {
    const { notes } = await researched([some(4), some(3, 'm')], { text: '有什么新闻？' })
    expect(notes).toEqual(['未包括：`新闻：m3`（超出一个回答的查询次数）。'])
  })

  it('shows nothing of what a model wrote as Markdown', async () => {
    const { notes } = await researched([[...some(6), '`[x](https://evil.example) [[chart:1]] *']])
    expect(notes).toEqual([
      'Left out: `news: [x](https://evil.example) [[chart:1]] *` (more look-ups than one answer makes).',
    ])
  })
})

describe('the bound of sums', () => {
  it.each([
    [0, [], true],
    [1, [], true],
    [11, [], true],
    [12, [], false],
    [13, ['Left out: `news: n13` (more look-ups than one answer makes).'], false],
  ])('of %i at once', async (count, notes, isOpen) => {
    const result = await researched([some(count)], { kind: 'sum' })
    expect(result).toMatchObject({ notes, isOpen })
    expect(result.cited).toEqual(some(Math.min(count, 12)))
  })

  it.each([
    [5, ['news', 'sum'], undefined],
    [6, ['sum'], expect.stringMatching(/^Nothing more can be looked up: have computed/)],
    [7, ['sum'], expect.stringMatching(/^Nothing more can be looked up: have computed/)],
  ])('is apart: after %i look-ups there are %j', async (count, offered, last) => {
    const tools = (['news', 'sum'] as const).map((kind) => toolThat(async (id) => page(id), kind))
    const research = new Research(tools, 'en', () => undefined)
    const carriedOut = async (calls: ReturnType<typeof callsOf>) => {
      const work = research.carryOut(calls, new AbortController().signal)
      let step = await work.next()
      while (!step.done) step = await work.next()
      return step.value.map((result) => JSON.parse(result))
    }
    const results = await carriedOut([
      ...callsOf(some(12, 's'), 'sum').slice(0, 11),
      ...callsOf(some(count)),
    ])
    expect(research.offered.map(({ kind }) => kind)).toEqual(offered)
    expect(results.at(-1).last).toEqual(last)
    const [sum] = await carriedOut(callsOf(['s12'], 'sum'))
    expect(sum).toMatchObject({ text: 's12' })
    expect(research.offered.map(({ kind }) => kind)).toEqual(
      offered.filter((kind) => kind !== 'sum'),
    )
  })
})

it.each([
  [3, [], true],
  [4, ['Left out: further look-ups (no more rounds of them).'], false],
])('after %i turns with look-ups more of them are open: %j', async (turns, notes, isOpen) => {
  const { reported, ...result } = await researched(some(turns).map((id) => [id]))
  expect(result).toMatchObject({ notes, isOpen })
  if (!isOpen) expect(reported.at(-1)).toMatchObject(LAST)
})

it('turns that computed alone say nothing of look-ups', async () => {
  const { notes, isOpen } = await researched(
    some(4).map((id) => [id]),
    { kind: 'sum' },
  )
  expect({ notes, isOpen }).toEqual({ notes: [], isOpen: false })
})

/** What a result of this text costs. */
const costOf = async (text: string) => {
  const { reported } = await researched([['n1']], { run: async (id) => page(id, text) })
  return estimatedTokens(JSON.stringify(reported[0]))
}

describe('the bound of what is read', () => {
  it.each([
    [-1, ['Left out: `news: n2` (more text than one answer reads).'], ['n1']],
    [0, [], ['n1', 'n2']],
    [1, [], ['n1', 'n2']],
  ])('with %i tokens more than two results', async (more, notes, cited) => {
    const text = '比特币 '.repeat(50)
    const resultTokens = 2 * (await costOf(text)) + more
    const result = await researched([['n1', 'n2']], {
      run: async (id) => page(id, text),
      bounds: { resultTokens },
    })
    expect(result).toMatchObject({ notes, cited })
    if (more < 0)
      expect(result.reported[1]).toMatchObject({ error: expect.stringContaining('too long') })
  })

  it.each([
    [false, ['n1', 'n2']],
    [true, ['n1']],
  ])('is another one where it is planned by rule: %j', async (isPlanned, cited) => {
    const plannedTokens = (await costOf('n1')) + 1
    const result = await researched([['n1', 'n2']], { isPlanned, bounds: { plannedTokens } })
    expect(result).toMatchObject({ cited })
  })

  it('lets something shorter follow', async () => {
    const run: Run = async (id) => page(id, id === 'n1' ? 'x'.repeat(3000) : id)
    const result = await researched([['n1'], ['n2']], { run, bounds: { resultTokens: 500 } })
    expect(result).toMatchObject({ isOpen: true, cited: ['n2'] })
  })
})

describe('the bound of time', () => {
  const never = () => new Promise<never>(() => undefined)
  const untilAborted = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('The connection was closed')))
    })

  it.each([
    ['heeds its signal', (_id: string, signal: AbortSignal) => untilAborted(signal)],
    ['goes on regardless', never],
  ])('leaves out what %s, and that is no error of the answer', async (_, slow) => {
    const run: Run = (id, signal) => (id === 'n2' ? slow(id, signal) : Promise.resolve(page(id)))
    const result = await researched([['n1', 'n2']], { run, bounds: { callMs: 20 } })
    expect(result).toMatchObject({
      notes: ['Left out: `news: n2` (took too long).'],
      cited: ['n1'],
      isOpen: true,
      reports: ['A search took too long'],
    })
    expect(result.reported[1]).toMatchObject({ error: expect.stringContaining('took too long') })
  })

  it('is of all turns together', async () => {
    const result = await researched([['n1']], { run: never, bounds: { researchMs: 20 } })
    expect(result).toMatchObject({
      notes: ['Left out: `news: n1` (took too long).'],
      isOpen: false,
      reported: [LAST],
    })
  })

  it('says of a search that took too long nothing else', async () => {
    const result = await researched([['n1']], { run: never, bounds: { callMs: 20 }, kind: 'web' })
    expect(result.notes).toEqual(['Left out: `news: n1` (took too long).'])
  })
})
