import { expect, it } from 'vitest'
import { conversation } from './instructions.ts'
import { question } from './testing/questions.ts'

const IN_ENGLISH = 'Where sources disagree'
const IN_CHINESE = '来源说法不一时'

it.each([
  ['tools', 'What is staking?', IN_ENGLISH, [IN_CHINESE]],
  ['tools', '什么是质押？', IN_CHINESE, [IN_ENGLISH]],
  ['off', 'What is staking?', 'switched off', [IN_ENGLISH, IN_CHINESE]],
  ['noTools', '什么是质押？', 'none is possible', [IN_ENGLISH, IN_CHINESE]],
] as const)(
  'with %s a model asked %j is told of disagreement where it reads sources',
  (...given) => {
    const [reach, text, said, unsaid] = given
    const [system] = conversation(question({ text }), reach, false, new Date(0))
    expect(system?.content).toContain(said)
    for (const other of unsaid) expect(system?.content).not.toContain(other)
  },
)

it('earlier answers are shown as a model is to see them, and what they relied on is explained once', () => {
  const history = [
    { role: 'user', content: 'What is BTC?' },
    { role: 'assistant', content: 'So [1].', forModel: 'So (earlier source 1).' },
  ] as const
  const [system, ...turns] = conversation(question({ history }), 'tools', false, new Date(0))
  expect(turns.map(({ content }) => content)).toEqual([
    ...['What is BTC?', 'So (earlier source 1).', 'What is staking?'],
  ])
  expect(system?.content).toContain('look them up anew')
  expect(conversation(question(), 'tools', false, new Date(0))[0]?.content).not.toContain('earlier')
})

it.each([
  [undefined, false],
  [0, false],
  [1, true],
  [3, true],
])('of %j turns that are left out the model is told: %j', (leftOut, isSaid) => {
  const asked = question({ ...(leftOut !== undefined && { leftOut }) })
  const [system] = conversation(asked, 'off', false, new Date(0))
  expect(system?.content?.includes(`without ${leftOut} of its questions`)).toBe(isSaid)
})
