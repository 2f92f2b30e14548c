import { beforeAll, describe, expect, it } from 'vitest'
import { type OpenHandbook, openHandbook } from './open-handbook.ts'
import type { Plan } from './plan.ts'
import { loadVocabulary, type Project } from './vocabulary.ts'

const { projects } = await loadVocabulary()

const LEAST = { assets: 200, exchanges: 30, chains: 28, wallets: 30, protocols: 60 } as const

describe('projects that people ask about by name', () => {
  let opened: OpenHandbook
  beforeAll(async () => {
    opened = await openHandbook()
  })

  it.each(Object.entries(LEAST))('knows enough %s', (kind, least) => {
    expect(projects.filter((project) => project.kind === kind).length).toBeGreaterThanOrEqual(least)
  })

  const questionsOn = (name: string): string[] => [
    `What is ${name}?`,
    `Is ${name} safe?`,
    `${name}是什么？`,
    `${name} 安全吗？`,
  ]

  const used = (plan: Plan): string[] => {
    if (plan.kind === 'answer') return plan.parts.map(({ entry }) => entry.slug)
    // A word of the field that a project has taken for its name.
    if (plan.kind === 'term') return ['a word of the glossary']
    return plan.kind === 'choice' ? plan.choices.map(({ slug }) => slug) : [plan.kind]
  }

  /** The entry on a project or its kind, or one that names it. */
  const isRight = ({ entry, names, everyday }: Project, slugs: readonly string[]): boolean =>
    slugs.some((slug) => {
      if (slug === entry) return true
      if (slug === 'a word of the glossary') return everyday.length > 0
      const texts = opened.handbook.get(slug)
      const aliases = [texts?.en, texts?.zh].flatMap((one) => [
        one?.title ?? '',
        ...(one?.aliases ?? []),
      ])
      return names.some((name) =>
        aliases.some((alias) => alias.toLowerCase() === name.toLowerCase()),
      )
    })

  it.each(Object.keys(LEAST))('answers what they are and whether they are safe: %s', (kind) => {
    const asked = projects
      .filter((project) => project.kind === kind)
      .flatMap((project) =>
        project.names.flatMap((name) => questionsOn(name).map((text) => [project, text] as const)),
      )
    const accidents = asked.flatMap(([project, text]) => {
      const slugs = used(
        opened.planner.plan({
          text,
          history: [],
          deepThink: false,
          internetSearch: false,
          language: 'en',
        }),
      )
      return isRight(project, slugs) ? [] : [`${text} → ${slugs.join(', ')}`]
    })
    expect(accidents).toEqual([])
  })
})
