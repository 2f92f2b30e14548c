import { beforeAll, describe, expect, it } from 'vitest'
import { type Glossary, loadGlossary } from './glossary.ts'
import { type Entry, type Handbook, loadHandbook } from './handbook.ts'
import { loadRules, type Rule } from './rules.ts'
import { loadVocabulary, type Vocabulary } from './vocabulary.ts'
import { wordsOf } from './words.ts'

describe('the content of the handbook', () => {
  let handbook: Handbook
  let glossary: Glossary
  let vocabulary: Vocabulary
  let rules: readonly Rule[]
  let entries: readonly Entry[]
  beforeAll(async () => {
    handbook = await loadHandbook()
    glossary = await loadGlossary()
    vocabulary = await loadVocabulary()
    rules = await loadRules()
    entries = [...handbook.values()].flatMap(({ en, zh }) => [en, zh])
  })

  it('has enough to be useful', () => {
    expect(handbook.size).toBeGreaterThanOrEqual(180)
    expect(new Set(glossary.values()).size).toBeGreaterThanOrEqual(300)
  })

  it('leads nowhere that is not there', () => {
    const broken = [
      ...entries.flatMap(({ slug, language, related }) =>
        related.filter((each) => !handbook.has(each)).map((each) => `${language}/${slug}: ${each}`),
      ),
      ...[...glossary.values()]
        .filter(({ entry }) => !handbook.has(entry))
        .map(({ en, entry }) => `${en}: ${entry}`),
      ...vocabulary.projects
        .filter(({ entry }) => !handbook.has(entry))
        .map(({ name, entry }) => `${name}: ${entry}`),
      ...rules.filter(({ entry }) => !handbook.has(entry)).map(({ entry }) => `rule: ${entry}`),
    ]
    expect(broken).toEqual([])
  })

  it('says in each language the same about relations and age', () => {
    for (const { en, zh } of handbook.values()) {
      expect([...zh.related].sort(), en.slug).toEqual([...en.related].sort())
      expect(zh.topics, en.slug).toEqual(en.topics)
    }
  })

  it('is written in its language', () => {
    for (const { en, zh } of handbook.values()) {
      expect(zh.summary, zh.slug).toMatch(/\p{Script=Han}/u)
      expect(zh.changes, zh.slug).toMatch(/\p{Script=Han}/u)
      expect(JSON.stringify([en.summary, en.changes, en.sections])).not.toMatch(/\p{Script=Han}/u)
    }
  })

  it('gives no name to two entries', () => {
    const owners = new Map<string, Set<string>>()
    for (const { slug, title, aliases } of entries) {
      for (const name of [title, ...aliases]) {
        const key = wordsOf(name).join(' ')
        owners.set(key, (owners.get(key) ?? new Set()).add(slug))
      }
    }
    const shared = [...owners].filter(([, slugs]) => slugs.size > 1)
    expect(shared.map(([name, slugs]) => `${name}: ${[...slugs].join(', ')}`)).toEqual([])
  })

  it('explains in the glossary in both languages', () => {
    for (const { en, means } of glossary.values()) {
      expect(means.zh, en).toMatch(/\p{Script=Han}/u)
      expect(means.en, en).not.toMatch(/\p{Script=Han}/u)
    }
  })
})
