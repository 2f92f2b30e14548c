import type { WebResult } from '../../../ports/web-search.ts'
import { type ClassOf, rankOf, type SourceClass } from '../../source-classes/source-classes.ts'
import { isSameText, type Shingles, shinglesOf } from './same-text.ts'

export interface RankedResult extends WebResult {
  readonly class: SourceClass
  /** On how many sites its text was found. */
  readonly sites: number
}

interface Text {
  readonly shingles: Shingles
  readonly results: (WebResult & Pick<RankedResult, 'class'>)[]
}

/**
 * One result for each text, from the site of the best class; better classes first, and within those
 * that count alike as the provider ranked them.
 */
export function rankedResults(results: readonly WebResult[], classOf: ClassOf): RankedResult[] {
  const texts: Text[] = []
  for (const result of results) {
    const shingles = shinglesOf(result.excerpt)
    const found = { ...result, class: classOf(result.url) }
    const known = texts.find((text) => isSameText(text.shingles, shingles))
    if (known) known.results.push(found)
    else texts.push({ shingles, results: [found] })
  }
  return texts.flatMap(oneOf).toSorted(byClass)
}

function oneOf({ results }: Text): RankedResult[] {
  const [best] = results.toSorted(byClass)
  return best ? [{ ...best, sites: new Set(results.map(siteOf)).size }] : []
}

const byClass = (one: Pick<RankedResult, 'class'>, other: Pick<RankedResult, 'class'>) =>
  rankOf(one.class) - rankOf(other.class)

const siteOf = ({ url }: WebResult) => new URL(url).hostname.replace(/^www\./, '')
