import { expect, it } from 'vitest'
import { conversation, titleRequest } from './instructions.ts'
import { question } from './testing/questions.ts'

const IN_ENGLISH = 'Where sources disagree'
const IN_CHINESE = '来源说法不一时'

it.each([
  ['tools', 'What is staking?', IN_ENGLISH, [IN_CHINESE]],
  ['tools', '什么是质押？', IN_CHINESE, [IN_ENGLISH]],
  ['off', 'What is staking?', 'switched off', [IN_ENGLISH, IN_CHINESE]],
  ['off', 'BTC 是什么？', '用户关闭了这次提问的搜索', [IN_ENGLISH, IN_CHINESE]],
  ['noTools', '什么是质押？', '现在无法搜索', [IN_ENGLISH, IN_CHINESE, 'none is possible']],
  ['unavailable', 'What is staking?', 'none is possible', [IN_ENGLISH, IN_CHINESE]],
] as const)(
  'with %s a model asked %j is told of disagreement where it reads sources',
  (...given) => {
    const [reach, text, said, unsaid] = given
    const [system] = conversation(question({ text }), reach, false, new Date(0))
    expect(system?.content).toContain(said)
    for (const other of unsaid) expect(system?.content).not.toContain(other)
  },
)

const RECOGNIZED = {
  ...{ subjects: ['Bitcoin (BTC)', 'address (evm)'], time: '2026-11-28', within: null, text: '' },
}

it.each([
  ['tools', 'Is it up?', 'is about: Bitcoin (BTC); address (evm).', 'asks of 2026-11-28'],
  ['given', 'Is it up?', 'is about: Bitcoin (BTC); address (evm).', 'asks of 2026-11-28'],
  ['tools', '涨了吗？', '这个问题涉及：Bitcoin (BTC); address (evm)。', '问的是 2026-11-28'],
] as const)('with %s a model asked %j is told what that is about, and of when', (...given) => {
  const [reach, text, ...said] = given
  const asked = question({ text })
  const [known] = conversation(asked, reach, false, new Date(0), RECOGNIZED)
  const [unknown] = conversation(asked, reach, false, new Date(0))
  const [off] = conversation(asked, 'off', false, new Date(0), RECOGNIZED)
  for (const part of said) {
    expect(known?.content).toContain(part)
    expect(off?.content).not.toContain(part)
  }
  expect(unknown?.content).not.toMatch(/is about:|asks of|这个问题涉及|问的是/)
})

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
  const [alone] = conversation(question(), 'tools', false, new Date(0))
  expect(alone?.content).not.toContain('look them up anew')
})

it.each([
  ['What is staking?', undefined, false],
  ['What is staking?', 0, false],
  ['What is staking?', 1, true],
  ['什么是质押？', 3, true],
])('asked %j with %j turns left out the model is told: %j', (text, leftOut, isSaid) => {
  const asked = question({ text, ...(leftOut !== undefined && { leftOut }) })
  const [system] = conversation(asked, 'off', false, new Date(0))
  const note = new RegExp(`without ${leftOut} of its questions|省略了 ${leftOut} 个提问`)
  expect(note.test(system?.content ?? '')).toBe(isSaid)
})

it.each([
  ['What is staking?', 'never tell somebody to buy', 'name the sign in your first sentence'],
  ['什么是质押？', '不要叫人买入', '第一句话先指出这个迹象'],
])('asked %j it is told to give no orders, and to name fraud first', (text, ...rules) => {
  const [system] = conversation(question({ text }), 'off', false, new Date(0))
  for (const rule of rules) expect(system?.content).toContain(rule)
})

it('a title is asked for in the language of the question', () => {
  const asked = (text: string) => JSON.stringify(titleRequest(text))
  expect(asked('What is staking?')).toContain('Question: What is staking?')
  expect(asked('什么是质押？')).toContain('问题：什么是质押？')
})

it('a turn is sent as its role and its text alone', () => {
  const turn = { role: 'user', content: 'Hi', isForeign: true } as const
  const messages = conversation(question({ history: [turn] }), 'off', false, new Date(0))
  expect(messages[1]).toEqual({ role: 'user', content: 'Hi' })
})
