import { readFileSync } from 'node:fs'
import { withoutDeaths } from '../../bereaved.ts'
import { type Concept, concept } from '../phrases.ts'
import type { UrgentKind } from '../rules.ts'

/** Words of both languages that say much the same here, as `name: phrase, phrase`. */
const GROUPS: readonly (readonly [name: string, concept: Concept])[] = readFileSync(
  new URL('word-groups.txt', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [name = '', phrases = ''] = line.split(': ')
    return [name, concept(phrases)] as const
  })

/**
 * What the learned weights look at in a passage: its words or Chinese characters, alone and in
 * runs of two and three, the groups of words in it, alone and in pairs, and what the rules say.
 */
export function featuresOf(said: string, byRules: UrgentKind | null): string[] {
  const passage = withoutDeaths(said)
  const tokens = ['^', ...tokensOf(passage), '$']
  const runs = tokens.flatMap((token, at) => {
    const [two, three] = [tokens[at + 1], tokens[at + 2]]
    if (two === undefined) return [token]
    const pair = `${token} ${two}`
    return three === undefined ? [token, pair] : [token, pair, `${pair} ${three}`]
  })
  const groups = GROUPS.filter(([, { isIn }]) => isIn(passage)).map(([name]) => `@${name}`)
  groups.push(`@rules:${byRules}`)
  const pairs = groups.flatMap((one, at) => groups.slice(at + 1).map((other) => one + other))
  return [...new Set([...runs, ...groups, ...pairs])]
}

/** How many it is says nothing, save for the 12 or 24 words of a wallet. */
function tokensOf(passage: string): string[] {
  const tokens = passage.match(/\p{Script=Han}|[a-z]+|\d+(?: \d+)*|%/gu) ?? []
  return tokens.map((token) => (/^\d/.test(token) && !/^(?:12|24)$/.test(token) ? '#' : token))
}
