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
