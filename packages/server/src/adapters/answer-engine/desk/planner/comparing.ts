import type { Topic } from './topics.ts'

const COMPARES =
  /\bcompar\w*\b|\bvs\.?\b|\bversus\b|\bwhich (?:one |of (?:them|these|the two) )?(?:is|has|did|rose|fell|gained|performed|went|grew|was)\b|\bside by side\b|\bout-?perform\w*\b|对比|比较|相比|哪个(?:涨|跌|表现|更|市值|强)|谁(?:涨|跌|更|强)|比一比|[和跟与同].{1,16}比|pk/u
/** A difference in nature is the handbook's. */
const DIFFERS =
  /\bdifferen\w*\b|(?<!performed )\bbetter\b|\bsafer\b|\btechnolog\w*\b|区别|不同|差异|哪个好|技术|更安全|更好/u
/** The other side of the comparison was spoken of before. */
const ONE_SIDED =
  /\b(?:it|that)\b|它|这个|那个|^\W*(?:and |now |so )*(?:compared? )?(?:with|to|against|vs\.?|versus)\b|^那?[和跟与同]/u

/** What assets are compared by: their figures and the courses of their prices. */
const PRICED: ReadonlySet<Topic | null> = new Set([
  ...([null, 'price', 'chart', 'profile', 'compare'] as const),
])
/** More beside each other are hard to read. */
export const MOST_COMPARED = 5

export const compares = (folded: string): boolean => COMPARES.test(folded)
export const differs = (folded: string): boolean => DIFFERS.test(folded)
export const isPriced = (topic: Topic | null): boolean => PRICED.has(topic)

/** Of these each is read by itself. */
const READ_EACH: ReadonlySet<Topic | null> = new Set([
  ...(['tvl', 'fees', 'yields', 'derivatives', 'stablecoins'] as const),
])
export const isReadEach = (topic: Topic | null): boolean => READ_EACH.has(topic)
export const isComparable = (topic: Topic | null): boolean => isPriced(topic) || isReadEach(topic)

/** Sets what it names, so many things, beside what was spoken of before. */
export const isOneSided = (folded: string, count: number): boolean =>
  compares(folded) && (count === 1 || (count > 1 && ONE_SIDED.test(folded)))

/** Those before and the new ones, each once; the newest where they are too many. */
export const beside = <T>(
  before: readonly T[],
  added: readonly T[],
  keyOf: (each: T) => string | undefined,
): readonly T[] =>
  [...new Map([...before, ...added].map((each) => [keyOf(each), each])).values()].slice(
    -MOST_COMPARED,
  )

const LEAVES_OUT = /\b(?:without|drop|remove|except)\b|去掉|不要|除去|去除|除了/u

/** The sides of a comparison, one of which is added or left out; two at least. */
export function changed<T>(
  before: readonly T[],
  named: readonly T[],
  { folded, keyOf }: { readonly folded: string; readonly keyOf: (each: T) => string },
): readonly T[] {
  const keys = new Set(named.map(keyOf))
  const rest = before.filter((each) => !keys.has(keyOf(each)))
  return LEAVES_OUT.test(folded) && rest.length > 1 ? rest : beside(before, named, keyOf)
}

const LISTED = /^\s*(?:[,、&/]|和|与|跟|及|以及|还有|and|or|vs\.?)(?:\s*and)?\s*$/u

/** They stand beside each other, not one as a part of the other: Aave and Lido, Aave on Base. */
export const areListed = (
  folded: string,
  places: readonly { readonly start: number; readonly end: number }[],
): boolean =>
  compares(folded) ||
  places.slice(1).every(({ start }, at) => LISTED.test(folded.slice(places[at]?.end, start)))
