import { beforeAll, describe, expect, it } from 'vitest'
import { type OpenHandbook, openHandbook } from './open-handbook.ts'
import { opensWithYesOrNo } from './testing/yes-or-no.ts'
import { loadVocabulary } from './vocabulary.ts'
import { asksYesOrNo } from './yes-or-no.ts'

const { projects } = await loadVocabulary()

describe('a question that is answered with yes or no', () => {
  let opened: OpenHandbook
  beforeAll(async () => {
    opened = await openHandbook()
  })

  it.each(['en', 'zh'] as const)('is answered so at once where it is a heading: %s', (language) => {
    const evasive = [...opened.handbook.values()].flatMap((entries) =>
      entries[language].sections
        .filter(({ heading }) => asksYesOrNo(heading, language))
        .filter(({ body }) => !opensWithYesOrNo(body, language))
        .map(({ heading, body }) => `${entries[language].slug}, ${heading} ${body.slice(0, 60)}`),
    )
    expect(evasive).toEqual([])
  })

  it.each([
    ['en', (name: string) => `Is ${name} safe?`],
    ['zh', (name: string) => `${name} 安全吗？`],
  ] as const)('is answered so at once for whatever has a name: %s', (language, asking) => {
    const evasive = projects.flatMap(({ name }) => {
      const plan = opened.planner.plan({
        text: asking(name),
        history: [],
        deepThink: false,
        internetSearch: false,
        language,
      })
      const body = plan.kind === 'answer' ? plan.parts[0].sections[0]?.body : undefined
      if (body !== undefined && opensWithYesOrNo(body, language)) return []
      return [`${asking(name)} ${body?.slice(0, 60) ?? plan.kind}`]
    })
    expect(evasive).toEqual([])
  })

  it.each([
    ['Not entirely, although it is old.', 'en', true],
    ['It has run since 2017.', 'en', false],
    ['Notable risks remain.', 'en', false],
    ['大体安全：它运行多年。', 'zh', true],
    ['规模大、流动性好。', 'zh', false],
    ['有托管比没有安全。', 'zh', false],
  ] as const)('takes “%s” (%s) for such an answer: %s', (text, language, expected) => {
    expect(opensWithYesOrNo(text, language)).toBe(expected)
  })
})
