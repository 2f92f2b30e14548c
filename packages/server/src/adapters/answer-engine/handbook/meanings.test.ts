import { beforeAll, describe, expect, it } from 'vitest'
import { urgentKindOf } from '../urgent/recognize.ts'
import type { Aspect } from './aspects.ts'
import { compose } from './compose.ts'
import { loadMeanings } from './meanings.ts'
import { type OpenHandbook, openHandbook } from './open-handbook.ts'

const meanings = await loadMeanings()

let opened: OpenHandbook
beforeAll(async () => {
  opened = await openHandbook()
})

const planTo = (text: string) =>
  opened.planner.plan({
    text,
    history: [],
    deepThink: false,
    internetSearch: false,
    language: 'en',
  })

function choicesTo(text: string) {
  const plan = planTo(text)
  if (plan.kind !== 'choice') throw new Error(`${text}: ${plan.kind}`)
  return plan.choices
}

describe('a question without a subject', () => {
  it.each<[text: string, asked: Aspect]>([
    ['要多久', 'when'],
    ['how long does it take?', 'when'],
    ['收费吗', 'cost'],
    ['what does it cost', 'cost'],
    ['is it legit', 'risk'],
    ['靠谱不', 'risk'],
    ['is it legal', 'law'],
    ['which one is better', 'compare'],
    ['怎么弄啊', 'steps'],
    ['为什么这么慢', 'why'],
    ['现在怎么办', 'trouble'],
  ])('is asked back in %j with what may be meant by it', (text, asked) => {
    const choices = choicesTo(text)
    expect(choices.length).toBeGreaterThan(1)
    for (const { section } of choices) expect(section?.aspects).toContain(asked)
  })

  it('gets its short answer to each of them, with sources of its own', () => {
    const { text, sources } = compose(planTo('how long does it take?'))
    const [, ...lines] = text.match(/^.*$/gm)?.filter((line) => line.startsWith('- ')) ?? []
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line).toMatch(/^- \*\*\[.+ – .+\]\(#ask\):\*\* .*(?:day|hour)/)
    const cited = [...text.matchAll(/\[(\d+)\](?!\()/g)].map(([, index]) => Number(index))
    expect(new Set(cited)).toEqual(new Set(sources.map(({ index }) => index)))
  })
})

describe.each(['en', 'zh'] as const)('what is offered (%s)', (language) => {
  it.each(meanings)('for “%s” is there, and answers by it when it is pressed', (asked, slugs) => {
    const astray = slugs.flatMap((slug) => {
      const entry = opened.handbook.get(slug)?.[language]
      const section = entry?.sections.find(({ aspects }) => aspects.some((each) => each === asked))
      if (!entry || !section) return `${slug} has nothing on ${asked}`
      // What a thing is, its entry says as such.
      if (asked === 'how') return []
      const text = `${entry.title} – ${section.heading}`
      const plan = planTo(text)
      const parts = plan.kind === 'answer' ? plan.parts : []
      const isThere = parts.some((part) => part.entry === entry && part.sections.includes(section))
      // Two sides are set beside each other.
      const isCompared = plan.kind === 'answer' && plan.rows.length > 0
      return (isThere || isCompared) && urgentKindOf(text) === null ? [] : text
    })
    expect(astray).toEqual([])
  })
})
