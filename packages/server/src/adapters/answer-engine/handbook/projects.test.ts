import { beforeAll, describe, expect, it } from 'vitest'
import { compose } from './compose.ts'
import { type OpenHandbook, openHandbook } from './open-handbook.ts'
import type { Plan } from './plan.ts'
import { loadVocabulary, type Project } from './vocabulary.ts'

const { projects } = await loadVocabulary()

const LEAST = { assets: 250, exchanges: 30, chains: 28, wallets: 30, protocols: 60 } as const
/** A word of the field that a project has taken for its name. */
const TERM = 'a word of the glossary'
/** What can be read next says nothing on what is asked. */
const NEXT = /\n\n\*\*(?:Related|相关).*$/s

describe('projects that people ask about by name', () => {
  let opened: OpenHandbook
  beforeAll(async () => {
    opened = await openHandbook()
  })

  it.each(Object.entries(LEAST))('knows enough %s', (kind, least) => {
    expect(projects.filter((project) => project.kind === kind).length).toBeGreaterThanOrEqual(least)
  })

  it.each(['BTT', 'JST', 'ORDI', 'RSR', 'GLM'])('knows %s by its ticker', (ticker) => {
    expect(projects.filter((project) => project.ticker === ticker)).toHaveLength(1)
  })

  const questionsOn = (name: string): string[] => [
    `What is ${name}?`,
    `Is ${name} safe?`,
    `${name}是什么？`,
    `${name} 安全吗？`,
  ]

  const planTo = (text: string): Plan =>
    opened.planner.plan({
      text,
      history: [],
      deepThink: false,
      internetSearch: false,
      language: 'en',
    })

  /** The entry that the answer begins with. */
  function leadOf(plan: Plan): string {
    if (plan.kind === 'answer') return plan.parts[0].entry.slug
    if (plan.kind === 'term') return TERM
    return plan.kind === 'choice' ? (plan.choices[0]?.entry.slug ?? '') : plan.kind
  }

  /** True for an entry that bears a name of the project. */
  function isOwn({ names }: Project, slug: string): boolean {
    const texts = opened.handbook.get(slug)
    const aliases = [texts?.en, texts?.zh].flatMap((one) => [
      one?.title ?? '',
      ...(one?.aliases ?? []),
    ])
    const lower = new Set(aliases.map((alias) => alias.toLowerCase()))
    return names.some((name) => lower.has(name.toLowerCase()))
  }

  function faultOf(project: Project, text: string): string[] {
    const plan = planTo(text)
    const lead = leadOf(plan)
    if (lead === TERM && project.everyday.length > 0) return []
    if (isOwn(project, lead)) return []
    if (lead !== project.entry) return [`${text} → ${lead}`]
    // What holds for all of a kind is said together with whom it is said of.
    const says = compose(plan).text.replace(NEXT, '').includes(project.name)
    return says ? [] : [`${text} → nothing on ${project.name} itself`]
  }

  it.each(Object.keys(LEAST))('answers what they are and whether they are safe: %s', (kind) => {
    const faults = projects
      .filter((project) => project.kind === kind)
      .flatMap((project) =>
        project.names.flatMap((name) =>
          questionsOn(name).flatMap((text) => faultOf(project, text)),
        ),
      )
    expect(faults).toEqual([])
  })

  it.each([
    ['What is BTT?', /^The handbook has no entry on BitTorrent Token itself/],
    ['RSR 安全吗', /^手册里没有专门关于 Reserve Rights 的条目/],
    ['is gitcoin safe', /^The handbook has no entry on Gitcoin itself/],
  ])('says first that it has no entry on what “%s” asks about', (text, start) => {
    expect(compose(planTo(text)).text).toMatch(start)
  })
})
