import type { Language } from '../words/language.ts'
import { sourcesIn } from '../words/topics.ts'
import type { SeedTurn, World } from '../world.ts'
import { pro } from './pro.ts'

const TURNS = 500

function turn(language: Language, number: number): SeedTurn {
  const [question, content] =
    language === 'zh'
      ? [
          `第 ${number} 个问题：手续费由什么决定？`,
          `第 ${number} 个回答：由**区块空间**的供求决定 [1]。`,
        ]
      : [
          `Question ${number}: what decides the fee?`,
          `Answer ${number}: supply and demand of **block space** [1].`,
        ]
  return { question, answers: [{ content, sources: sourcesIn(language) }] }
}

/** A member with a topic of a thousand messages. */
export const longTopic: World = {
  ...pro,
  name: 'long-topic',
  topics: (language) => [
    {
      title: language === 'zh' ? '一千条消息' : 'A thousand messages',
      turns: Array.from({ length: TURNS }, (_, index) => turn(language, index + 1)),
    },
  ],
}
