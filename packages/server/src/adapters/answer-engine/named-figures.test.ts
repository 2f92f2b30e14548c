import { expect, test } from 'vitest'
import type { Figure } from '../../ports/figure.ts'
import type { AnswerEngine, EngineEvent } from '../../ports.ts'
import { nextHalving } from '../chain/halving.ts'
import { withNamedFigures } from './named-figures.ts'
import { calculateTool } from './research/calculate-tool.ts'

const { signal } = new AbortController()
const now = () => new Date('2026-11-20T12:00:00Z')

const height: Figure = {
  ...{ kind: 'chain', value: '900000', unit: 'blocks', asOf: now().toISOString(), how: 'read' },
  source: { name: 'mempool.space', url: null },
}

async function figuresOf(calculator: string, inputs: object): Promise<readonly Figure[]> {
  const finding = await calculateTool(now).read({ calculator, inputs })?.run(signal)
  return finding?.figures ?? []
}

/** Formula and names of inputs of the first figure, as the answer to a question has them. */
async function namesIn(text: string, figures: readonly Figure[]) {
  const engine: AnswerEngine = {
    ...{
      kind: 'handbook',
      model: null,
      searches: false,
      readsLiveData: false,
      title: async () => null,
    },
    async *answer(): AsyncGenerator<EngineEvent> {
      yield { event: 'found', figures }
    },
  }
  const question = {
    text,
    history: [],
    deepThink: false,
    internetSearch: true,
    language: 'en',
  } as const
  const events = await Array.fromAsync(withNamedFigures(engine).answer(question, signal))
  const [found] = events.filter(({ event }) => event === 'found')
  const [first] = found?.event === 'found' ? found.figures : []
  return [first?.formula, first?.inputs?.map(({ name }) => name)]
}

test.each([
  ['How much is diluted?', 'Unlocked ÷ Circulating afterwards'],
  ['稀释多少？', '解锁数量 ÷ 解锁后的流通量'],
])(
  '“%s” has a result under its own name, not under that of an input elsewhere',
  async (question, formula) => {
    const figures = await figuresOf('unlock', { circulating: 100, unlocked: 25 })
    expect(await namesIn(question, figures)).toMatchObject([formula, {}])
  },
)

test.each([
  ['What is the price?', ['Market cap ÷ Supply', ['Market cap', 'Supply']]],
  ['价格是多少？', ['市值 ÷ 供应量', ['市值', '供应量']]],
])('“%s” has names in its language', async (question, expected) => {
  const figures = await figuresOf('price-at-market-cap', { cap: 1, supply: 4 })
  expect(await namesIn(question, figures)).toEqual(expected)
})

test.each([
  ['When is the halving?', ['1050000 - Block height', ['Block height']]],
  ['下次减半是什么时候？', ['1050000 - 区块高度', ['区块高度']]],
])('“%s” has names that no calculator has', async (question, expected) => {
  expect(await namesIn(question, [nextHalving(height).blocksLeft])).toEqual(expected)
})

test('a figure that was read stays as it is', async () => {
  expect(await namesIn('高度', [height])).toEqual([undefined, undefined])
})
